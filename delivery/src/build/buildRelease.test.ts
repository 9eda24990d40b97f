import { buildRelease } from './buildRelease';

test.each(['/loja/', '/mfe-catalog', 'arquivos', 'ftp://cart.example.com/', 'https://'])(
  'no site serves a package from %s: it is refused before anything is built',
  (base) => expect(buildRelease('mfe-cart', { base })).rejects.toThrow("mfe-cart can't be served from"),
);
