import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from '@site/delivery/repository';

const text = readFileSync(inRoot('SECURITY.md'), 'utf8');

/** Claims of SECURITY.md: all lines of its lists. */
const claims = text.split('\n').filter((line) => line.startsWith('- '));

/** Links to test files, each with words of a test's title. */
const proofs = /\[\w+\]\(([\w./-]+\.(?:test|spec)\.tsx?)\) '([^']+)'/g;

test('SECURITY.md makes claims only in its lists', () => {
  const sections = text.split(/^## /m).slice(1);
  expect(sections.length).toBeGreaterThan(5);
  for (const section of sections) {
    const others = section
      .split('\n')
      .slice(1)
      .filter((line) => line !== '' && !line.startsWith('- '));
    expect(others).toEqual([]);
  }
});

test.each(claims)('the claim ends with an existing test: %s', (claim) => {
  const found = [...claim.matchAll(proofs)];
  expect(claim).toMatch(/'$/);
  expect(found).not.toEqual([]);
  expect(found).toHaveLength(claim.split('](').length - 1);
  for (const [, file = '', words = ''] of found) {
    expect(existsSync(inRoot(file))).toBe(true);
    // The words stand in the source of the test, in any kind of quotes.
    expect(readFileSync(inRoot(file), 'utf8')).toContain(words);
  }
});
