import { readFileSync } from 'node:fs';
import { inRoot } from '@site/delivery/repository';

const read = (file: string) => JSON.parse(readFileSync(inRoot('editor/decap-cms', file), 'utf8'));

test('the editor is one package: its bundle contains the dependencies, which would take 380 MB', () => {
  const { packages } = read('package-lock.json');
  expect(Object.keys(packages)).toEqual(['', 'node_modules/decap-cms']);
  expect(packages['node_modules/decap-cms'].version).toBe(read('package.json').dependencies['decap-cms']);
  expect(packages['node_modules/decap-cms'].integrity).toMatch(/^sha512-/);
});
