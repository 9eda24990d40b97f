import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { buildRelease } from '@site/delivery/build';
import { moveChecked } from '@site/delivery/publish';
import { type BuiltPackage, readSiteConfig, siteFolder } from '@site/delivery/repository';
import { createFolderStore, deployLive } from '@site/delivery/store';
import { sampleFirebase } from '@site/delivery/testing/sample';
import { startChromium } from '../chromium';
import { startSiteServer } from '../services';
import { hydrated, newVisitor } from './realSite';

jest.setTimeout(300_000);

let folder: string;
let browser: Browser;
let server: Awaited<ReturnType<typeof startSiteServer>> | undefined;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'first-packages-'));
  browser = await startChromium();
});
afterAll(async () => {
  await browser.close();
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

test('a site starts with the shell and one remote, and works after each further deployment', async () => {
  const store = createFolderStore(path.join(folder, 'releases'));
  const site = siteFolder(path.join(folder, 'site'));
  const config = {
    ...(await readSiteConfig({ SITE_RELEASE_KEYS: '{}' })),
    siteUrl: 'http://localhost:3540',
    preview: false,
    firebase: sampleFirebase,
  };
  const deploy = async (name: BuiltPackage) => {
    const built = await buildRelease(name);
    await store.publish(built.folder);
    await moveChecked({
      store,
      site,
      config,
      log: () => {},
      names: [name],
      move: (channels) => deployLive(channels, built.release.version),
    });
  };
  await deploy('mfe-catalog');
  await deploy('shell');
  server = await startSiteServer({ site, config, port: 0, dataDir: path.join(folder, 'var') });
  const { page, context, console: said } = await newVisitor(browser, server.url);
  const goTo = async (url: string) => {
    await page.goto(url);
    await hydrated(page);
  };

  await goTo('/produtos/AP-10L');
  await page.getByRole('button', { name: 'Adicionar ao carrinho' }).first().click();
  await page
    .getByRole('button', { name: /carrinho.*1/i })
    .first()
    .waitFor();
  // The shell answers 404 for pages of packages that are not deployed.
  expect((await page.goto('/contato'))?.status()).toBe(404);
  await page.getByText('Não foi possível carregar esta parte da página.').first().waitFor();

  await deploy('mfe-account');
  await goTo('/produtos');
  await page.getByRole('link', { name: 'Entrar' }).first().waitFor();

  await deploy('mfe-content');
  await deploy('mfe-cart');
  said.length = 0;
  for (const url of ['/', '/contato', '/produtos', '/produtos/AP-10L', '/login']) await goTo(url);
  await goTo('/');
  await page
    .getByRole('button', { name: /carrinho.*1/i })
    .first()
    .click();
  await page.getByRole('dialog').getByText('Finalizar Compra').waitFor();
  expect(said).toEqual([]);
  await context.close();
});
