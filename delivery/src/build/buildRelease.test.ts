import { publicBaseOf } from './buildRelease';

test.each(['/loja/', '/mfe-catalog', 'arquivos', 'ftp://cart.example.com/', 'https://'])(
  'publicBaseOf refuses %s as the address of a package',
  (base) => expect(() => publicBaseOf('mfe-cart', base)).toThrow("mfe-cart can't be served from"),
);

test('a package is served below its name by default, or from the address of the team’s own host', () => {
  expect(publicBaseOf('mfe-cart')).toBe('/mfe-cart/');
  expect(publicBaseOf('mfe-cart', 'https://cart.example.com/arquivos')).toBe('https://cart.example.com/arquivos/');
});
