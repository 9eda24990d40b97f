import { onlyRemotesOf, relatedFiles } from './relatedFiles';

const sources = 'tools/src/rooms.test.ts';
const tests = ['shell/src/a.test.tsx', 'mfe-cart/src/b.test.ts', 'server/src/c.test.ts', sources];
const all = [...tests, 'shell/src/a.tsx', 'shell/src/a.module.css', 'docs/a.md', 'server/src/c.ts'];

test.each([
  ['no file', [], []],
  ['code, which tests import,', ['shell/src/a.tsx'], ['shell/src/a.tsx', sources]],
  ['a style sheet, which a test beside it may read,', ['shell/src/a.module.css'], ['shell/src/a.test.tsx', sources]],
  ['a document', ['docs/a.md'], [sources]],
  ['the server, which is compiled,', ['server/src/c.ts'], ['server/src/c.ts', 'server/src/c.test.ts', sources]],
  [
    'a module of delivery that the server uses',
    ['delivery/src/store/d.ts'],
    ['delivery/src/store/d.ts', 'server/src/c.test.ts', sources],
  ],
  ['a test of the server', ['server/src/c.test.ts'], ['server/src/c.test.ts', sources]],
  ['the setup of all tests', ['delivery/jest/setup.ts'], 'all'],
  ['the installed packages', ['package-lock.json'], 'all'],
  ['the facts in all texts', ['site.config.json'], 'all'],
])('a change of %s selects the related tests', (_change, changed, related) => {
  expect(relatedFiles(changed, all)).toEqual(related);
});

test('onlyRemotesOf names the changed remotes if nothing else has changed', () => {
  expect(
    onlyRemotesOf(['mfe-cart/src/a.ts', 'e2e/tests/mfe-catalog/b.spec.ts', 'mfe-cart/c.css', 'docs/d.md']),
  ).toEqual(['mfe-cart', 'mfe-catalog']);
  expect(onlyRemotesOf(['mfe-cart/src/a.ts', 'shared/src/b.ts'])).toEqual([]);
  expect(onlyRemotesOf(['e2e/tests/cart.spec.ts', 'mfe-cart/src/a.ts'])).toEqual([]);
  expect(onlyRemotesOf(['mfe-removed/src/a.ts'])).toEqual([]);
});
