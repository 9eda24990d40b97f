import { products } from './products';

// Products named in spec 3; the catalogue may have more.
const PORTABLE = [
  ...['AP-10L', 'CO2-4KG', 'CO2-6KG', 'PQS-ABC-4KG', 'PQS-ABC-6KG', 'PQS-ABC-8KG', 'PQS-ABC-12KG'],
  ...['PQS-BC-4KG', 'PQS-BC-6KG', 'PQS-BC-8KG', 'PQS-BC-12KG', 'EM-10L'],
];
const WHEELED = [
  ...['AP-75L', 'CO2-10KG', 'PQS-ABC-20KG', 'PQS-ABC-30KG', 'PQS-ABC-50KG'],
  ...['PQS-BC-20KG-40', 'PQS-BC-20KG-80', 'PQS-BC-50KG', 'EM-50L'],
];
const SPECIFIED = [...PORTABLE, ...WHEELED];

const FAMILIES: Record<string, readonly string[]> = {
  agua: ['AP-10L', 'AP-75L'],
  co2: ['CO2-4KG', 'CO2-6KG', 'CO2-10KG'],
  'pqs-abc': SPECIFIED.filter((id) => id.startsWith('PQS-ABC')),
  'pqs-bc': SPECIFIED.filter((id) => id.startsWith('PQS-BC')),
  espuma: ['EM-10L', 'EM-50L'],
};

const byId = new Map(products.map((product) => [product.id, product]));

describe('catalogue', () => {
  it('lists all extinguishers of the specification, portable ones first, in sales order', () => {
    const ids = products.map(({ id }) => id);
    expect(ids.filter((id) => SPECIFIED.includes(id))).toEqual(SPECIFIED);
    expect(new Set(ids).size).toBe(ids.length);
    const mobilities = products.map(({ type }) => type.split(',').at(-1));
    expect(mobilities).toEqual(mobilities.toSorted());
    expect(new Set(mobilities)).toEqual(new Set(['portatil', 'sobre-rodas']));
  });

  it.each(Object.entries(FAMILIES))('tags every product of %s with category, size and mobility', (family, ids) => {
    for (const id of ids) {
      const size = /\d+(?:KG|L)/.exec(id)?.[0];
      const mobility = PORTABLE.includes(id) ? 'portatil' : 'sobre-rodas';
      expect(byId.get(id)?.type).toBe(`${family},${size},${mobility}`);
    }
  });

  it('marks only CO2-10KG of the specification as sob consulta', () => {
    expect(SPECIFIED.filter((id) => byId.get(id)?.sobConsulta)).toEqual(['CO2-10KG']);
  });
});
