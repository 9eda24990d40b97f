import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filterOptions } from './filterOptions';

test('the unscripted style sheet has a rule for every category', () => {
  const css = readFileSync(path.join(__dirname, 'UnscriptedFilter.module.css'), 'utf8');
  const rules = css.matchAll(
    /\[value="([^"]+)"\]:checked\) \+ \.found\[data-unscripted\] \[data-tags\*=",([^"]+),"\]/g,
  );
  const values = [...rules].map(([, ticked, shown]) => {
    expect(shown).toBe(ticked);
    return ticked;
  });
  expect(filterOptions.filter(({ value }) => !values.includes(value))).toEqual([]);
});
