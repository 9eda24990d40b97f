import { test } from '../test';
import { the } from '../visitor';

/** Opens each, and waits until React has taken it over; what the console says fails the journey. */
const journey = (name: string, paths: readonly string[], tag: string[] = []) =>
  test(name, { tag }, async ({ visitor }) => {
    for (const path of paths) {
      await visitor.openStarted(path);
      await visitor.seesTimes(1, the('main'));
    }
  });

journey('home page, catalogue and product hydrate in silence', ['/', '/produtos', '/produtos/PQS-ABC-6KG'], ['@smoke']);

journey(
  'every other route hydrates in silence',
  [
    '/empresa',
    '/servicos#brigada',
    '/produtos?filtro=co2',
    '/contato',
    '/contato/enviada',
    '/privacidade',
    '/meus-pedidos',
    '/login',
    '/cadastro',
    '/recuperar-senha',
    '/sistema-visual',
    '/versoes',
  ],
  ['@desktop'],
);
