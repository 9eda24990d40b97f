import { products } from '../data/products';
import paths from '../exposes/paths';
import { productPageData } from './productPageData';

test('a product’s page shows the product and what is like it, and nothing else of the catalogue', () => {
  const data = productPageData('PQS-ABC-6KG');
  expect(data?.product.id).toBe('PQS-ABC-6KG');
  expect(data?.related).toHaveLength(4);
  expect(data?.related).not.toContain(data?.product);
});

test('an unknown id has no data', () => {
  expect(productPageData('NADA')).toBeUndefined();
});

test('each product’s path says what its page is made of; the catalogue’s own page is made of everything', () => {
  expect(paths.paths).toEqual(['/produtos', ...products.map(({ id }) => `/produtos/${id}`)]);
  expect(paths.data('/produtos/AP-10L')).toEqual(productPageData('AP-10L'));
  expect(paths.data('/produtos')).toBeUndefined();
});
