import { test } from '../test';
import { the } from '../visitor';

/** Pages that no other journey hydrates, of each remote. */
const paths = ['/', '/servicos#brigada', '/produtos?filtro=co2', '/meus-pedidos', '/recuperar-senha', '/versoes'];

// Console messages fail it.
test('pages hydrate without console messages', { tag: ['@desktop', '@smoke'] }, async ({ visitor }) => {
  for (const path of paths) {
    await visitor.openStarted(path);
    await visitor.seesTimes(1, the('main'));
  }
});
