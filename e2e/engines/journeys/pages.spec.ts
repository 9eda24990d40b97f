import { test } from '../test';
import { the } from '../visitor';

/** Defines a test that opens each page and waits for its hydration; console messages fail it. */
const journey = (name: string, paths: readonly string[], tag: string[] = []) =>
  test(name, { tag }, async ({ visitor }) => {
    for (const path of paths) {
      await visitor.openStarted(path);
      await visitor.seesTimes(1, the('main'));
    }
  });

journey(
  'home page, catalogue and product hydrate without console messages',
  ['/', '/produtos', '/produtos/PQS-ABC-6KG'],
  ['@smoke'],
);

journey(
  'every other route hydrates without console messages',
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
