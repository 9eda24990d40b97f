import { sampleProduct } from '../testing/sampleProduct';
import { relatedProducts } from './relatedRule';

const ids = (...args: Parameters<typeof relatedProducts>) => relatedProducts(...args).map(({ id }) => id);

const product = sampleProduct({ id: 'self', type: 'co2,6KG,portatil' });

test('the product itself is left out', () => {
  expect(ids(product, [product])).toEqual([]);
});

test('the main category counts 3, each shared sub-tag 1, and the best comes first', () => {
  const all = [
    sampleProduct({ id: 'two tags', type: 'agua,6KG,portatil' }), // 2
    product,
    sampleProduct({ id: 'category', type: 'co2,10KG,sobre-rodas' }), // 3
    sampleProduct({ id: 'category and tag', type: 'co2,4KG,portatil' }), // 4
    sampleProduct({ id: 'one tag', type: 'agua,10L,portatil' }), // 1
  ];
  expect(ids(product, all)).toEqual(['category and tag', 'category', 'two tags', 'one tag']);
});

test('what shares nothing is left out; the main category of one is no sub-tag of another', () => {
  for (const type of ['agua,75L,sobre-rodas', 'agua,co2', 'portatil,75L']) {
    expect(ids(product, [sampleProduct({ id: 'other', type })])).toEqual([]);
  }
});

test('a tag said twice counts once', () => {
  const all = [
    sampleProduct({ id: 'twice', type: 'agua,portatil,portatil' }),
    sampleProduct({ id: 'two tags', type: 'agua,6KG,portatil' }),
  ];
  expect(ids(product, all)).toEqual(['two tags', 'twice']);
});

test('at most 4, and ties keep the order of the catalogue', () => {
  const all = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => sampleProduct({ id, type: 'co2,4KG' }));
  expect(ids(product, all)).toEqual(['a', 'b', 'c', 'd']);
  expect(ids(product, all.toReversed())).toEqual(['f', 'e', 'd', 'c']);
});
