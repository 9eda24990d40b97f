import { checkName, isVersion } from './storedRelease';

test.each(['mfe-cart', 'shell', 'a1'])('%s can be the name of a package', (name) => expect(checkName(name)).toBe(name));

test.each(['', '../mfe-cart', 'mfe-cart/..', 'mfe_cart', 'Mfe-cart', '-a', '1a', 'a b', 'a\n'])(
  '"%s" is no valid name of a package',
  (name) => expect(() => checkName(name)).toThrow(`"${name}" is not the name of a package`),
);

test('isVersion accepts exact semantic versions only', () => {
  expect(['1.0.0-gaaaaaaaa', '10.2.3'].map(isVersion)).toEqual([true, true]);
  expect(['v1.0.0', '1.0', '1.0.0/..', ' 1.0.0', 'latest', ''].map(isVersion)).toEqual(Array(6).fill(false));
});
