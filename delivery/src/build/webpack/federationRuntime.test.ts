import { readFileSync } from 'node:fs';
import { importedFile, stubModules } from './federationRuntime';

/** Reads the names in the last `export { … }` of a file of the federation packages. */
function exportsOf(file: string): readonly string[] {
  const [names = ''] = readFileSync(file, 'utf8').match(/(?<=^export \{).*(?=\};$)/m) ?? [];
  return names.split(',').map((name) => name.replace(/.* as /, '').trim());
}

test.each(Object.entries(stubModules()))('the stub of %s exports every name that the module exports', (file, stub) => {
  const names = exportsOf(file);
  expect(names.join()).toMatch(/\w/);
  const there = [...readFileSync(stub, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
  expect(there).toEqual(expect.arrayContaining([...names]));
});

test('another version than the expected one is an error of one line', () => {
  expect(() => importedFile('@module-federation/sdk', '2.0.0')).toThrow(
    /^@module-federation\/sdk [\d.]+ is installed, and @site\/delivery builds with 2\.0\.0 alone$/,
  );
});
