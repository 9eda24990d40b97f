import { fireClassesOf } from '../classes/fireClassesOf';
import { filterOptions } from '../filter/filterOptions';
import { placeOf, places } from './places';

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
