import { recipe, variantWidths } from './pictureRecipe';

test('widths begin at the first that fills the narrowest box and end at the widest', () => {
  expect(variantWidths(recipe, 120, 800)).toEqual([160, 240, 360, 540, 800]);
  expect(variantWidths(recipe, 72, 1000)).toEqual([72, 108, 160, 240, 360, 540, 800, 1000]);
});

test('a picture that is smaller than its boxes has one width, its own', () => {
  expect(variantWidths(recipe, 300, 200)).toEqual([200]);
});

test('no variant is more than half again as wide as the one before', () => {
  for (let widest = 300; widest <= 3840; widest += 37) {
    const widths = variantWidths(recipe, 72, widest);
    const growth = widths.slice(1).map((wide, index) => wide / (widths[index] ?? 1));
    expect(Math.max(...growth)).toBeLessThanOrEqual(1.5);
  }
});
