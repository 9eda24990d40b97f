import { type Services, startSiteServer } from '@site/tools/services';
import { hydrated, realSiteForAll } from './realSite';

const remotes = ['mfe-catalog', 'mfe-cart', 'mfe-account', 'mfe-content'] as const;

const hosts: Services[] = [];
afterAll(() => Promise.all(hosts.map((host) => host.stop())));

const world = realSiteForAll({}, async (site) => {
  for (const name of remotes) {
    // Each team's own host; here it serves the same folder.
    const dataDir = `${site.folder}/var-${name}`;
    const host = await startSiteServer({ site: site.site, config: site.config, port: 0, dataDir });
    hosts.push(host);
    const base = `${host.url}/${name}/`;
    const release = await site.release(name, {
      edit: (text) => text.replaceAll(`"/${name}/`, `"${base}`),
      describe: { base },
    });
    await site.store.moveChannels(name, { live: release.version });
  }
  const { heldBack } = await site.publish();
  expect([...heldBack]).toEqual([]);
});

test('with every remote on its own origin each page works, without console messages', async () => {
  const { context, page, console: said } = await world.visit();
  const origins = new Set<string>();
  page.on('request', (request) => {
    if (request.url().includes('/mfe-')) origins.add(new URL(request.url()).origin);
  });
  for (const path of ['/', '/login', '/produtos/AP-10L']) {
    await page.goto(path);
    await hydrated(page);
  }
  await page.getByRole('button', { name: 'Comprar Agora' }).click();
  await page.getByRole('dialog').getByLabel('Nome').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).click();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /carrinho/i })
    .click();
  await page.getByText('Total: R$ 189,90').waitFor();
  await page.keyboard.press('Escape');
  // Parts that load later work too, from any host.
  await page.getByRole('banner').getByRole('link', { name: 'Contato' }).click();
  await page.getByRole('heading', { level: 1, name: 'Fale conosco' }).waitFor();
  expect(said).toEqual([]);
  expect([...origins].sort()).toEqual(hosts.map(({ url }) => url).sort());
  await context.close();
}, 90_000);

test('the policy names the hosts of the remotes, and no others', async () => {
  const policy = (await fetch(`${world.site.url}/`)).headers.get('content-security-policy') ?? '';
  for (const { url } of hosts) expect(policy).toContain(url);
  expect(policy).not.toContain('*');
});
