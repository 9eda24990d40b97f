import { products } from '../data/products';
import paths from '../exposes/paths';
import { productPageData } from './productPageData';

test('the page’s data contain the product and four related ones only', () => {
  const data = productPageData('PQS-ABC-6KG');
  expect(data?.product.id).toBe('PQS-ABC-6KG');
  expect(data?.related).toHaveLength(4);
  expect(data?.related).not.toContain(data?.product);
});

test('each product’s path has the data of its page; the catalogue’s path has none', () => {
  expect(paths.paths).toEqual(['/produtos', '/produtos/comparar', ...products.map(({ id }) => `/produtos/${id}`)]);
  expect(paths.data('/produtos/AP-10L')).toEqual(productPageData('AP-10L'));
  expect(paths.data('/produtos')).toBeUndefined();
});
