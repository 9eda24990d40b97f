import { fireClassesOf } from '../classes/fireClassesOf';
import { placeOf, places } from '../places/places';
import { sampleProduct } from '../testing/sampleProduct';
import { filterOptions } from './filterOptions';
import { emptyCategories, parseFilter, withFilter } from './filterRules';

const water = sampleProduct({ id: 'water', type: 'agua,10L,portatil' });
const co2 = sampleProduct({ id: 'co2', type: 'co2, 4KG, portatil' });

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

test('emptyCategories returns the categories that no product has', () => {
  const tags = ['agua', '10L', 'co2', '4KG', 'portatil'];
  const empty = filterOptions.map(({ value }) => value).filter((value) => !tags.includes(value));
  expect(emptyCategories([water, co2])).toEqual(empty);
});

describe('parseFilter', () => {
  test.each([
    ['', []],
    ['?filtro=co2,4KG', ['co2', '4KG']],
    ['?filtro=co2%2C4KG', ['co2', '4KG']],
    ['?pagina=2&filtro=4KG', ['4KG']],
    ['?filtro=co2,co2', ['co2']],
    ['?filtro=co2&filtro=agua', ['co2', 'agua']],
    ['?filtro=nada,co2,4kg,__proto__', ['co2']],
  ])('reads the query "%s"', (search, selected) => {
    expect(parseFilter(search)).toEqual(selected);
  });
});

describe('withFilter', () => {
  test.each([
    ['', ['co2', '4KG'], '?filtro=co2,4KG'],
    ['?filtro=agua', ['co2'], '?filtro=co2'],
    ['?filtro=agua', [], ''],
    ['?utm=a%20b&filtro=agua&x', ['co2'], '?utm=a%20b&x&filtro=co2'],
    ['?filtros=1', ['co2'], '?filtros=1&filtro=co2'],
  ])('changes the query "%s" to the selection %j', (search, selected, expected) => {
    expect(withFilter(search, selected)).toBe(expected);
  });
});

describe('places', () => {
  test.each(places.filter(({ filter }) => filter))(
    '$name selects known agents that together cover its classes',
    (place) => {
      const { filter = [], text } = place;
      expect(filterOptions.map(({ value }) => value)).toEqual(expect.arrayContaining([...filter]));
      const named = /^Classes? ([A-K, e]+):/.exec(text)?.[1]?.match(/[A-K]/g);
      const covered = filter.flatMap(fireClassesOf).map(({ letter }): string => letter);
      expect(covered).toEqual(expect.arrayContaining(named ?? ['?']));
    },
  );

  test('placeOf finds a place by its anchor, but none that leads to another page', () => {
    expect(placeOf('#garagem')?.name).toBe('Garagem');
    for (const hash of ['', '#', '#cozinha', '#lugares', '#__proto__']) expect(placeOf(hash)).toBeUndefined();
  });
});
