import { onlyRemotesOf, relatedFiles } from './relatedFiles';

const sources = 'tools/src/rooms.test.ts';
const tests = ['shell/src/a.test.tsx', 'mfe-cart/src/b.test.ts', 'server/src/c.test.ts', sources];
const all = [...tests, 'shell/src/a.tsx', 'shell/src/a.module.css', 'docs/a.md', 'server/src/c.ts'];

test.each([
  ['nothing', [], []],
  ['code, which tests import', ['shell/src/a.tsx'], ['shell/src/a.tsx', sources]],
  ['a style sheet, which a test beside it may read', ['shell/src/a.module.css'], ['shell/src/a.test.tsx', sources]],
  ['a document', ['docs/a.md'], [sources]],
  ['the server, which is compiled', ['server/src/c.ts'], ['server/src/c.ts', 'server/src/c.test.ts', sources]],
  [
    'what the server takes of delivery',
    ['delivery/src/store/d.ts'],
    ['delivery/src/store/d.ts', 'server/src/c.test.ts', sources],
  ],
  ['a test of the server alone', ['server/src/c.test.ts'], ['server/src/c.test.ts', sources]],
  ['what all tests run with', ['delivery/jest/setup.ts'], 'all'],
  ['what is installed', ['package-lock.json'], 'all'],
])('%s', (_change, changed, related) => {
  expect(relatedFiles(changed, all)).toEqual(related);
});

test('where nothing but remotes has changed, the others need not be tried again', () => {
  expect(
    onlyRemotesOf(['mfe-cart/src/a.ts', 'e2e/tests/mfe-catalog/b.spec.ts', 'mfe-cart/c.css', 'docs/d.md']),
  ).toEqual(['mfe-cart', 'mfe-catalog']);
  expect(onlyRemotesOf(['mfe-cart/src/a.ts', 'shared/src/b.ts'])).toEqual([]);
  expect(onlyRemotesOf(['e2e/tests/cart.spec.ts', 'mfe-cart/src/a.ts'])).toEqual([]);
  expect(onlyRemotesOf(['mfe-removed/src/a.ts'])).toEqual([]);
});
