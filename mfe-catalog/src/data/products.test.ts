import { products } from './products';

test('the catalogue lists each product once, portable ones first', () => {
  const ids = products.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const mobilities = products.map(({ type }) => type.split(',').at(-1));
  expect(mobilities).toEqual(mobilities.toSorted());
  expect(new Set(mobilities)).toEqual(new Set(['portatil', 'sobre-rodas']));
});
