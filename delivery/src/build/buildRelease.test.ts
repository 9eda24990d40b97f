import { publicBaseOf } from './buildRelease';

test.each(['/loja/', '/mfe-catalog', 'arquivos', 'ftp://cart.example.com/', 'https://'])(
  'no site serves a package from %s',
  (base) => expect(() => publicBaseOf('mfe-cart', base)).toThrow("mfe-cart can't be served from"),
);

test('a site serves it below its name, and a host of the team’s own from where it says', () => {
  expect(publicBaseOf('mfe-cart')).toBe('/mfe-cart/');
  expect(publicBaseOf('mfe-cart', 'https://cart.example.com/arquivos')).toBe('https://cart.example.com/arquivos/');
});
