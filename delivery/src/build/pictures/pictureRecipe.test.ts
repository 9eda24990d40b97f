import { recipe, variantWidths } from './pictureRecipe';

test('widths begin at the first that fills the narrowest box and end at the widest', () => {
  expect(variantWidths(recipe, 120, 800)).toEqual([160, 300, 540, 800]);
  expect(variantWidths(recipe, 72, 1000)).toEqual([80, 160, 300, 540, 800, 1000]);
});

test('none is nearly as wide as the widest', () => {
  expect(variantWidths(recipe, 96, 180)).toEqual([180]);
  expect(variantWidths(recipe, 96, 184)).toEqual([160, 184]);
});

test('a picture that is smaller than its boxes has one width, its own', () => {
  expect(variantWidths(recipe, 300, 200)).toEqual([200]);
});

test('no variant is much wider than the one before', () => {
  for (let widest = 300; widest <= 3840; widest += 37) {
    const widths = variantWidths(recipe, 72, widest);
    widths.slice(1).forEach((wide, index) => {
      const growth = wide / (widths[index] ?? 1);
      expect(growth).toBeLessThanOrEqual(wide > 621 ? 1.75 : 2.2);
    });
  }
});
