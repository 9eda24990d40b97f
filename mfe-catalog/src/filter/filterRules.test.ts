import { fireClassesOf } from '../classes/fireClassesOf';
import { placeOf, places } from '../places/places';
import { sampleProduct } from '../testing/sampleProduct';
import { filterOptions } from './filterOptions';
import { emptyCategories, parseFilter, withFilter } from './filterRules';

const water = sampleProduct({ id: 'water', type: 'agua,10L,portatil' });
const co2 = sampleProduct({ id: 'co2', type: 'co2, 4KG, portatil' });

test('the sizes of the products come last: those in kg before those in litres, each in ascending order', () => {
  const sizes = filterOptions.filter(({ value }) => /^\d/.test(value));
  expect(filterOptions.slice(-sizes.length)).toEqual(sizes);
  const weights = sizes.filter(({ value }) => value.endsWith('KG')).map(({ value }) => Number.parseInt(value, 10));
  expect(weights).toEqual(weights.toSorted((a, b) => a - b));
  expect(sizes.slice(0, weights.length).every(({ label }) => label.endsWith(' kg'))).toBe(true);
  expect(sizes.slice(weights.length)).toEqual([{ value: '10L', label: '10 L' }]);
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
