import path from 'node:path';
import { pictureRequest } from './pictureFiles';
import pictureLoader, { type PictureLoaderOptions } from './pictureLoader';
import { recipe, variantWidths } from './pictureRecipe';
import { pictures } from './pictures';

const rule = pictures('/mfe-x/assets/', '../assets/', recipe);

test('the module exports the address of a file in the assets folder that all versions share', async () => {
  // A drawing with text is emitted unchanged.
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><text>A</text></svg>');
  const emitted: [string, Buffer][] = [];
  const context = {
    getOptions: () => rule.options as PictureLoaderOptions,
    resourcePath: path.join('/package/src/images/servicos', 'brigada.svg'),
    resourceQuery: '?width=72-104',
    emitFile: (name: string, content: Buffer) => void emitted.push([name, content]),
  };
  const module = await pictureLoader.call(context as never, drawing);
  const [, name] = /^export default "\/mfe-x\/assets\/(brigada\.[\da-f]{8}\.svg)";$/.exec(module) ?? [];
  expect(emitted).toEqual([[`../assets/${name}`, drawing]]);
});

test('the rule matches images whose import names a width, and its options contain the recipe', () => {
  const query = rule.resourceQuery as RegExp;
  for (const format of ['svg', 'jpg', 'jpeg', 'png', 'webp', 'avif'])
    expect(`a.${format}`).toMatch(rule.test as RegExp);
  expect('a.woff2').not.toMatch(rule.test as RegExp);
  for (const each of ['?width=72-104', '?ratio=2&width=72-104']) expect(each).toMatch(query);
  expect('').not.toMatch(query);
  expect(rule.options).toMatchObject({ recipe });
});

test('pictureRequest reads the width range and the ratio of an import', () => {
  expect(pictureRequest('?width=72-576')).toEqual({ narrowest: 72, widest: 576, ratio: null });
  expect(pictureRequest('?width=500-735&ratio=2.1')).toEqual({ narrowest: 500, widest: 735, ratio: 2.1 });
});

test.each([
  ...['?width=576', '?width=576-72', '?width=0-72', '?width=72-576px', '?width=small'],
  ...['?width=72-576&ratio=0', '?width=72-576&ratio=2:1', '?width=72-576&height=9'],
])('%s is refused with an error that shows the right form', (query) => {
  expect(() => pictureRequest(query)).toThrow(`"${query}" is not of the form ?width=72-576`);
});

test('widths begin at the first that fills the narrowest box and end at the widest, growing by two thirds at most', () => {
  const between = (narrowest: number, widest: number) =>
    variantWidths(recipe, { narrowest, widest: Math.max(narrowest + 1, widest / 2) }, widest);
  expect(between(120, 800)).toEqual([160, 240, 360, 540, 800]);
  expect(between(72, 1000)).toEqual([72, 108, 160, 240, 360, 540, 800, 1000]);
  // A variant of 240 px would be no smaller.
  expect(between(109, 256)).toEqual([160, 256]);
  // A picture smaller than its boxes has its own width only.
  expect(between(300, 200)).toEqual([200]);
  for (let widest = 300; widest <= 3840; widest += 37) {
    const widths = between(72, widest);
    const growth = widths.slice(1).map((wide, index) => wide / (widths[index] ?? 1));
    expect(Math.max(...growth)).toBeLessThanOrEqual(1.5 / 0.9);
    expect(Math.min(...growth)).toBeGreaterThan(1.1);
  }
});
