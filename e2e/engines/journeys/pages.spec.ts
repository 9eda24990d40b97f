import { test } from '../test';
import { the } from '../visitor';

/** Pages that no other journey hydrates, of each remote. The last one loads Firebase, which WebKit reports if it is left. */
const paths = ['/', '/servicos#brigada', '/produtos?filtro=co2', '/meus-pedidos', '/versoes', '/recuperar-senha'];

// Console messages fail it.
test('pages hydrate without console messages', { tag: ['@desktop', '@smoke'] }, async ({ visitor }) => {
  for (const path of paths) {
    await visitor.openStarted(path);
    await visitor.seesTimes(1, the('main'));
  }
});
