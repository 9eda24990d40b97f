import { getsCanary } from '../contracts';
import { readVariants } from './variants';

const visitors = Array.from({ length: 100 }, (_, visitor) => visitor);

const variants = readVariants({
  canaries: { mfe_catalog: 10, shell: 25, mfe_cart: 100 },
  pages: {
    'produtos/index.html': ['mfe_catalog', 'shell'],
    'index.html': ['shell', 'mfe_catalog', 'mfe_cart'],
  },
});

test('each canary has exactly its share of the visitor numbers', () => {
  const combinations = visitors.map((visitor) => variants.combinationFor('produtos/index.html', visitor) ?? '');
  expect(combinations.filter((combination) => combination.includes('mfe_catalog'))).toHaveLength(10);
  expect(combinations.filter((combination) => combination.includes('shell'))).toHaveLength(25);
});

test('with two canaries on a page each visitor gets those that the browser chooses for the same visitor', () => {
  for (const visitor of visitors) {
    const catalog = getsCanary(visitor, 'mfe_catalog', 10);
    const shell = getsCanary(visitor, 'shell', 25);
    const expected = catalog && shell ? 'mfe_catalog+shell' : catalog ? 'mfe_catalog' : shell ? 'shell' : null;
    expect(variants.combinationFor('produtos/index.html', visitor)).toBe(expected);
  }
});

test('a combination keeps the order of the canaries in the list', () => {
  const combinations = new Set(visitors.map((visitor) => variants.combinationFor('index.html', visitor)));
  for (const combination of combinations) expect(combination).toMatch(/^(shell\+)?(mfe_catalog\+)?mfe_cart$/);
  expect(combinations.size).toBeGreaterThan(2);
});

test('canaries of a group reach the same visitors', () => {
  const canaries = { mfe_catalog: 10, shell: 10 };
  const pages = { 'index.html': ['mfe_catalog', 'shell'] };
  const together = readVariants({ canaries, groups: { shell: 'mfe_catalog' }, pages });
  const combinations = visitors.flatMap((visitor) => together.combinationFor('index.html', visitor) ?? []);
  expect(combinations).toEqual(Array.from({ length: 10 }, () => 'mfe_catalog+shell'));
  expect(
    together.canariesFor('index.html', visitors.find((it) => together.combinationFor('index.html', it)) ?? 0),
  ).toEqual(
    new Map([
      ['mfe_catalog', true],
      ['shell', true],
    ]),
  );
});

test('a visitor without a number gets the default page', () => {
  expect(variants.combinationFor('index.html', null)).toBeNull();
});

test.each(['servicos/index.html', 'constructor', '__proto__'])('the page %s has no variants', (page) => {
  expect(variants.has(page)).toBe(false);
  expect(variants.combinationFor(page, 7)).toBeNull();
});

test('a canary that is rolled back has no visitors from then on', () => {
  const rolledBack = readVariants({
    canaries: { mfe_catalog: 100, shell: 100 },
    pages: { 'a.html': ['mfe_catalog', 'shell'] },
  });
  expect(rolledBack.combinationFor('a.html', 7)).toBe('mfe_catalog+shell');
  rolledBack.rollBack('mfe_catalog');
  expect(rolledBack.combinationFor('a.html', 7)).toBe('shell');
  expect(rolledBack.has('a.html')).toBe(true);
});

test('readVariants refuses another shape', () => {
  expect(() => readVariants(JSON.parse('{}'))).toThrow(TypeError);
});
