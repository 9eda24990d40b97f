import { releaseName } from './releaseName';

test.each([
  ['@site/mfe-catalog', 'mfe-catalog'],
  ['mfe-catalog', 'mfe-catalog'],
])('the releases of the package %s are named %s', (packageName, name) => {
  expect(releaseName(packageName)).toBe(name);
});
