import { BuildError } from './buildError';
import { buildRelease } from './buildRelease';

test.each(['/loja/', '/mfe-catalog', 'arquivos', 'ftp://cart.example.com/', 'https://'])(
  'no site serves a package from %s: it is refused before anything is built',
  async (base) => {
    const refused = await buildRelease('mfe-cart', { base }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(BuildError);
    expect(String(refused)).toContain("mfe-cart can't be served from");
  },
);
