import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { readSiteConfig, siteFolder } from '@site/delivery/repository';
import { shareBuild } from '@site/delivery/testing/shareBuild';
import { startChromium } from '@site/tools/chromium';
import { startSiteServer } from '@site/tools/services';
import { plainEnvironment, run } from '@site/tools/testing/programs';
import { type Checkout, copyCheckout } from './checkout';

/** Address of the remote's page. */
export const address = '/promocoes';

export interface PromoSite {
  readonly folder: string;
  readonly checkout: Checkout;
  readonly browser: Browser;
  readonly url: string;
}

/** Site of a copied checkout with a new remote, `mfe-promo`, for all tests of a file. Its first release is a component. */
export function promoSiteForAll() {
  let site: PromoSite;
  let server: Awaited<ReturnType<typeof startSiteServer>>;
  /** For visitors, since previews have further tools. */
  const env = { ...plainEnvironment(), SITE_PREVIEW: 'false' };

  beforeAll(async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'promo-'));
    const checkout = await copyCheckout(path.join(folder, 'checkout'));
    const npmIn = (line: string) => run('sh', ['-c', `npm run ${line}`], { cwd: checkout.folder, env });
    await npmIn(`new-remote -- mfe-promo --page ${address} --menu Promoções --owner Promoções`);
    // The parts of every page.
    const others = ['mfe-cart', 'mfe-account'];
    for (const name of others) await shareBuild(name, checkout.folder);
    await npmIn(`site -- deploy shell ${others.join(' ')} mfe-promo`);
    const config = { ...(await readSiteConfig({ SITE_PREVIEW: 'false' })), siteUrl: 'http://localhost:3760' };
    const published = siteFolder(path.join(checkout.folder, 'site'));
    server = await startSiteServer({ site: published, config, port: 0, dataDir: path.join(folder, 'var') });
    site = { folder, checkout, browser: await startChromium(), url: server.url };
  });
  afterAll(async () => {
    await site?.browser.close();
    await server?.stop();
    await rm(site.folder, { recursive: true, force: true });
  });

  return {
    get site() {
      return site;
    },
    /** Runs an npm script in the checkout. */
    npm: (line: string) => run('sh', ['-c', `npm run ${line}`], { cwd: site.checkout.folder, env }),
    inRemote: (...names: readonly string[]) => path.join(site.checkout.folder, 'mfe-promo', ...names),
    servedHtml: async () => (await fetch(site.url + address)).text(),
  };
}

export const live = (page: Page) => page.locator('[data-boundary="mfe_promo/PromoPage"][data-live]').waitFor();
export const text = (page: Page, words: string) => page.getByText(words, { exact: true }).waitFor();
export const count = (page: Page) => page.locator('main output').textContent();
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
