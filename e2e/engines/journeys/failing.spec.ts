import { numberOfProducts } from '../../support/products';
import { test } from '../test';
import { the } from '../visitor';

test('a remote that cannot be loaded is replaced by a box, whose button retries', { tag: '@desktop' }, async ({
  visitor,
  site,
  quietConsole,
}) => {
  // Messages of the network, the console hook and our report, and an error that Firefox logs without a text.
  quietConsole.expect(/mfe.catalog|Failed to load resource|^error: Object/);
  await visitor.openStarted('/contato');
  const network = site.fail(/^\/mfe-catalog\/.*\.js/);
  await visitor.tap(the('link', 'Produtos', the('contentinfo')));
  await visitor.sees('Não foi possível carregar esta parte da página.');
  await visitor.isAt('/produtos');
  network.heal();
  await visitor.tap(the('button', 'Tentar novamente'));
  await visitor.seesTimes(numberOfProducts(), the('article'));
});
