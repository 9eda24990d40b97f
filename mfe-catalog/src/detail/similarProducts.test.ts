import { sampleProduct } from '../testing/sampleProduct';
import { similarProducts } from './similarProducts';

const products = [
  ...['AP-10L', 'AP-75L'].map((id) => sampleProduct({ id, type: 'agua' })),
  ...['CO2-4KG', 'CO2-6KG', 'CO2-10KG'].map((id) => sampleProduct({ id, type: 'co2' })),
  ...['4KG', '6KG', '8KG', '12KG', '20KG'].map((size) => sampleProduct({ id: `PQS-ABC-${size}`, type: 'pqs-abc' })),
  ...['PQS-BC-12KG', 'PQS-BC-50KG'].map((id) => sampleProduct({ id, type: 'pqs-bc' })),
  ...['EM-10L', 'EM-50L'].map((id) => sampleProduct({ id, type: 'espuma' })),
];
const idsFor = (id: string) => similarProducts(id, products).map((product) => product.id);

test.each([
  ['CO2-6KGS', ['CO2-4KG', 'CO2-6KG', 'CO2-10KG', 'AP-10L']],
  ['pqs-abc-4kgs', ['PQS-ABC-4KG', 'PQS-ABC-6KG', 'PQS-ABC-8KG', 'PQS-ABC-12KG']],
  ['AP-50L', ['EM-50L', 'AP-10L', 'AP-75L', 'CO2-4KG']],
])('for %s the products with the most equal parts of the id come first: %j', (id, expected) => {
  expect(idsFor(id).toSorted()).toEqual(expected.toSorted());
});

test.each(['XPTO', '', '-', '__proto__'])('for %j one product of each category is returned', (id) => {
  expect(idsFor(id)).toEqual(['AP-10L', 'CO2-4KG', 'PQS-ABC-4KG', 'PQS-BC-12KG']);
});
