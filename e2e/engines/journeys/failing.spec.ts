import { rm } from 'node:fs/promises';
import { numberOfProducts } from '../../support/products';
import { publishVersion, withCanary } from '../../support/versions';
import { test } from '../test';
import { the } from '../visitor';

const folders: string[] = [];
// After the visits, whose pages may still request files of a version.
test.afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true });
});

const products = the('link', 'Produtos', the('contentinfo'));

test('a remote that cannot be loaded is replaced by a box, whose button retries', { tag: '@desktop' }, async ({
  visitor,
  site,
  quietConsole,
}) => {
  // Messages of the network, the console hook and our report, and an error that Firefox logs without a text.
  quietConsole.expect(/mfe.catalog|Failed to load resource|^error: Object/);
  await visitor.openStarted('/contato');
  const network = site.fail(/^\/mfe-catalog\/.*\.js/);
  await visitor.tap(products);
  await visitor.sees('Não foi possível carregar esta parte da página.');
  await visitor.isAt('/produtos');
  network.heal();
  await visitor.tap(the('button', 'Tentar novamente'));
  await visitor.seesTimes(numberOfProducts(), the('article'));
});

test('a canary is shown to the visitors in its share', { tag: '@desktop' }, async ({ visitor, site }) => {
  const { folder, ...canary } = await publishVersion('mfe-catalog', (text) =>
    text.replaceAll('Quanto mais você', 'Canário: você'),
  );
  folders.push(folder);
  let traffic = 0;
  site.edit(/^\/frontend-discovery\.json/, (text) => JSON.stringify(withCanary(JSON.parse(text), canary, traffic)));
  for (const [share, text] of [
    [0, 'Quanto mais você compra'],
    [100, 'Canário: você compra'],
  ] as const) {
    traffic = share;
    await visitor.openStarted('/contato');
    await visitor.tap(products);
    await visitor.sees(text);
  }
});
