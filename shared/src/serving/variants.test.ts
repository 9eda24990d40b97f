import { readVariants } from './variants';

const visitors = Array.from({ length: 100 }, (_, visitor) => visitor);

const variants = readVariants({
  canaries: { mfe_catalog: 10, shell: 25, mfe_cart: 100 },
  pages: {
    'produtos/index.html': ['mfe_catalog', 'shell'],
    'index.html': ['shell', 'mfe_catalog', 'mfe_cart'],
    'gone.html': ['mfe_gone'],
  },
});

test('each canary has exactly its share of the visitor numbers', () => {
  const combinations = visitors.map((visitor) => variants.combinationFor('produtos/index.html', visitor) ?? '');
  expect(combinations.filter((combination) => combination.includes('mfe_catalog'))).toHaveLength(10);
  expect(combinations.filter((combination) => combination.includes('shell'))).toHaveLength(25);
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
