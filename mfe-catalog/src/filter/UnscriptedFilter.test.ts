import { readFileSync } from 'node:fs';
import path from 'node:path';
import { places } from '../places/places';
import { filterOptions } from './filterOptions';

const css = readFileSync(path.join(__dirname, 'UnscriptedFilter.later.module.css'), 'utf8');

/** Values of the rules that show the cards with the same tag. */
function valuesOf(rule: RegExp): (string | undefined)[] {
  return [...css.matchAll(rule)].map(([, chosen, shown]) => {
    expect(shown).toBe(chosen);
    return chosen;
  });
}

test('the unscripted style sheet has a rule for every category', () => {
  const values = valuesOf(
    /aside:has\(\[value="([^"]+)"\]:checked\) \+ section\[data-unscripted\] \[data-tags\*=",([^"]+),"\]/g,
  );
  expect(filterOptions.filter(({ value }) => !values.includes(value))).toEqual([]);
});

test('the unscripted style sheet has a rule for every tag of a place', () => {
  const values = valuesOf(/\[data-filtro\*="([^"]+)"\]:target\) \+ div > \.bar ~ section \[data-tags\*=",([^"]+),"\]/g);
  const tags = new Set(places.flatMap(({ filter = [] }) => filter));
  expect(new Set(values)).toEqual(tags);
  // The attribute holds all tags of a place, so no tag may be part of another one.
  for (const tag of tags) expect([...tags].filter((other) => other.includes(tag))).toEqual([tag]);
});
