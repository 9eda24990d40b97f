import { products } from '../data/products';
import { similarProducts } from './similarProducts';

const idsFor = (id: string) => similarProducts(id, products).map((product) => product.id);

test.each([
  ['CO2-6KGS', ['CO2-4KG', 'CO2-6KG', 'CO2-10KG', 'AP-10L']],
  ['pqs-abc-4kgs', ['PQS-ABC-4KG', 'PQS-ABC-6KG', 'PQS-ABC-8KG', 'PQS-ABC-12KG']],
  ['AP-50L', ['EM-50L', 'AP-10L', 'AP-75L', 'CO2-4KG']],
])('for %s, those with the most parts of the id, then others', (id, expected) => {
  expect(idsFor(id).toSorted()).toEqual(expected.toSorted());
});

test.each(['XPTO', '', '-', '__proto__'])('for %j, one of each category', (id) => {
  expect(idsFor(id)).toEqual(['AP-10L', 'CO2-4KG', 'PQS-ABC-4KG', 'PQS-BC-4KG']);
});
