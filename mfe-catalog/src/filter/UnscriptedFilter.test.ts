import { readFileSync } from 'node:fs';
import path from 'node:path';
import { places } from '../places/places';
import { filterOptions } from './filterOptions';

const read = (name: string) => readFileSync(path.join(__dirname, name), 'utf8');

/** Values of a style sheet's rules that show the cards with the same tag. */
function valuesOf(css: string, rule: RegExp): (string | undefined)[] {
  return [...css.matchAll(rule)].map(([, chosen, shown]) => {
    expect(shown).toBe(chosen);
    return chosen;
  });
}

test('the unscripted style sheet has a rule for every category', () => {
  const values = valuesOf(
    read('UnscriptedFilter.later.module.css'),
    /\[value="([^"]+)"\]:checked\) \+ \.found\[data-unscripted\] \[data-tags\*=",([^"]+),"\]/g,
  );
  expect(filterOptions.filter(({ value }) => !values.includes(value))).toEqual([]);
});

test('the unscripted style sheet has a rule for every tag of a place', () => {
  const values = valuesOf(
    read('UnscriptedFilter.module.css'),
    /\[data-filtro\*="([^"]+)"\]:target\) \+ \.catalogue \[data-tags\*=",([^"]+),"\]/g,
  );
  const tags = new Set(places.flatMap(({ filter = [] }) => filter));
  expect(new Set(values)).toEqual(tags);
  // The attribute holds all tags of a place, so no tag may be part of another one.
  for (const tag of tags) expect([...tags].filter((other) => other.includes(tag))).toEqual([tag]);
});
