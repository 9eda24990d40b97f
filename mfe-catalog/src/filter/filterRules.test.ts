import { products } from '../data/products';
import { sampleProduct } from '../testing/sampleProduct';
import { filterOptions } from './filterOptions';
import { emptyCategories, filterProducts, formatFilter, parseFilter, withFilter } from './filterRules';

const water = sampleProduct({ id: 'water', type: 'agua,10L,portatil' });
const co2 = sampleProduct({ id: 'co2', type: 'co2, 4KG, portatil' });
const powder = sampleProduct({ id: 'powder', type: 'pqs-abc,50KG,sobre-rodas' });
const all = [water, co2, powder];

test('filterOptions are the 14 categories of spec 9 in order, plus other sizes of the products', () => {
  const specified = [
    ...[
      ['portatil', 'Portátil'],
      ['sobre-rodas', 'Sobre rodas'],
      ['agua', 'Água'],
      ['co2', 'CO₂'],
    ],
    ...[
      ['pqs-bc', 'PQS BC'],
      ['pqs-abc', 'PQS ABC'],
      ['4KG', '4 kg'],
      ['6KG', '6 kg'],
      ['8KG', '8 kg'],
    ],
    ...[
      ['12KG', '12 kg'],
      ['20KG', '20 kg'],
      ['30KG', '30 kg'],
      ['50KG', '50 kg'],
      ['10L', '10 L'],
    ],
  ];
  const values = specified.map(([value]) => value);
  const found = filterOptions.filter(({ value }) => values.includes(value));
  expect(found.map(({ value, label }) => [value, label])).toEqual(specified);
  const others = filterOptions.filter(({ value }) => !values.includes(value));
  expect(others.filter(({ value }) => !/^\d+(KG|L)$/.test(value))).toEqual([]);
});

test.each(filterOptions)('the category $label matches some products of the catalogue, but not all', ({ value }) => {
  const found = filterProducts(products, [value]);
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThan(products.length);
});

describe('filterProducts', () => {
  test('shows everything when nothing is selected', () => {
    expect(filterProducts(all, [])).toEqual(all);
  });

  test('shows a product when any selected value is one of its tags', () => {
    expect(filterProducts(all, ['co2', '50KG'])).toEqual([co2, powder]);
    expect(filterProducts(all, ['portatil', 'co2'])).toEqual([water, co2]);
  });

  test('compares whole tags', () => {
    expect(filterProducts([sampleProduct({ id: 'x', type: 'pqs-abc,20KG-80' })], ['20KG', 'pqs'])).toEqual([]);
  });
});

test('emptyCategories returns the categories that no product has', () => {
  const tags = ['agua', '10L', 'co2', '4KG', 'portatil'];
  const empty = filterOptions.map(({ value }) => value).filter((value) => !tags.includes(value));
  expect(emptyCategories([water, co2])).toEqual(empty);
});

describe('parseFilter', () => {
  test.each([
    ['', []],
    ['?filtro=', []],
    ['?filtro=co2,4KG', ['co2', '4KG']],
    ['?filtro=co2%2C4KG', ['co2', '4KG']],
    ['?pagina=2&filtro=4KG', ['4KG']],
    ['?filtro=co2,co2', ['co2']],
    ['?filtro=co2&filtro=agua', ['co2', 'agua']],
    ['?filtro=nada,co2,4kg,__proto__', ['co2']],
    ['?outro=co2', []],
  ])('reads the query "%s"', (search, selected) => {
    expect(parseFilter(search)).toEqual(selected);
  });
});

test('parseFilter reads the output of formatFilter', () => {
  expect(formatFilter(['co2', '4KG'])).toBe('co2,4KG');
  const every = filterOptions.map(({ value }) => value);
  expect(parseFilter(`?filtro=${formatFilter(every)}`)).toEqual(every);
});

describe('withFilter', () => {
  test.each([
    ['', ['co2', '4KG'], '?filtro=co2,4KG'],
    ['?filtro=agua', ['co2'], '?filtro=co2'],
    ['?filtro=agua', [], ''],
    ['?utm=a%20b&filtro=agua&x', ['co2'], '?utm=a%20b&x&filtro=co2'],
    ['?utm=1', [], '?utm=1'],
    ['?filtros=1', ['co2'], '?filtros=1&filtro=co2'],
  ])('changes the query "%s" to the selection %j', (search, selected, expected) => {
    expect(withFilter(search, selected)).toBe(expected);
  });
});
