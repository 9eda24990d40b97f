import { readFileSync } from 'node:fs';
import { importedFile, stubModules } from './federationRuntime';

/** The names in the last `export { … }` of a file as the packages have it. */
function exportsOf(file: string): readonly string[] {
  const [names = ''] = readFileSync(file, 'utf8').match(/(?<=^export \{).*(?=\};$)/m) ?? [];
  return names.split(',').map((name) => name.replace(/.* as /, '').trim());
}

test.each(Object.entries(stubModules()))('%s has a stub with whatever it exports', (file, stub) => {
  const names = exportsOf(file);
  expect(names.join()).toMatch(/\w/);
  const there = [...readFileSync(stub, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
  expect(there).toEqual(expect.arrayContaining([...names]));
});

test('another version than the one whose files these are is one line', () => {
  expect(() => importedFile('@module-federation/sdk', '2.0.0')).toThrow(
    /^@module-federation\/sdk [\d.]+ is installed, and @site\/delivery builds with 2\.0\.0 alone$/,
  );
});
