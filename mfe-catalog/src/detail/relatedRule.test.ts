import { sampleProduct } from '../testing/sampleProduct';
import { relatedProducts } from './relatedRule';

const ids = (...args: Parameters<typeof relatedProducts>) => relatedProducts(...args).map(({ id }) => id);

const product = sampleProduct({ id: 'self', type: 'co2,6KG,portatil' });

test('a shared main category scores 3, each shared sub-tag 1, and the highest score comes first', () => {
  const all = [
    sampleProduct({ id: 'two tags', type: 'agua,6KG,portatil' }), // 2
    product,
    sampleProduct({ id: 'category', type: 'co2,10KG,sobre-rodas' }), // 3
    sampleProduct({ id: 'category and tag', type: 'co2,4KG,portatil' }), // 4
    sampleProduct({ id: 'one tag', type: 'agua,10L,portatil' }), // 1
  ];
  expect(ids(product, all)).toEqual(['category and tag', 'category', 'two tags', 'one tag']);
});

test('a product without shared tags is excluded; a main category never matches a sub-tag', () => {
  for (const type of ['agua,75L,sobre-rodas', 'agua,co2', 'portatil,75L']) {
    expect(ids(product, [sampleProduct({ id: 'other', type })])).toEqual([]);
  }
});

test('relatedProducts returns at most 4 products and keeps the catalogue’s order for equal scores', () => {
  const all = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => sampleProduct({ id, type: 'co2,4KG' }));
  expect(ids(product, all)).toEqual(['a', 'b', 'c', 'd']);
  expect(ids(product, all.toReversed())).toEqual(['f', 'e', 'd', 'c']);
});
