import { cp, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { buildRelease } from '@site/delivery/build';
import { publishSite } from '@site/delivery/publish';
import { readRelease, releaseFile } from '@site/delivery/release';
import { readSiteConfig, siteFolder } from '@site/delivery/repository';
import { createFolderStore, type ReleaseStore } from '@site/delivery/store';
import { discoveryFile } from '@site/shared/serving';
import { startChromium } from 'tools/startChromium';
import { table } from '../document';
import type { Log } from '../measurement';
import { type RunningServer, startSite } from '../runningServer';
import { median } from '../statistics';
import { fill } from './steps';

/** The first round only warms up. */
const rounds = 6;

/** What it costs the home page to have many remotes registered that it doesn't show. */
export async function measureRegistered(folder: string, log: Log): Promise<readonly string[]> {
  const config = { ...(await readSiteConfig({})), preview: false };
  const running: RunningServer[] = [];
  const browser = await startChromium();
  try {
    const sites = [];
    for (const count of [4, 40, 400]) {
      log(`registered: publishing with ${count} remotes`);
      const store = createFolderStore(path.join(folder, `registered-${count}`));
      await fill(store);
      await addRemotes(store, count - 4, path.join(folder, `copy-${count}`));
      const site = siteFolder(path.join(folder, `site-registered-${count}`));
      await publishSite({ site, store, config });
      const server = await startSite(site.base);
      running.push(server);
      sites.push({ count, site, server, script: [] as number[] });
    }
    // In turn, so that all meet the same moods of the machine.
    for (let round = 0; round < rounds; round += 1) {
      for (const { server, script } of sites) {
        const ms = await scriptUntilIdle(browser, server.url);
        if (round > 0) script.push(ms);
      }
    }
    const rows = sites.map(async ({ count, site, script }) => {
      const files = ['index.html', 'index.html.br', `${discoveryFile}.br`];
      const sizes = await Promise.all(files.map(async (file) => (await stat(path.join(site.public, file))).size));
      return [
        String(count),
        ...sizes.map((bytes) => `${bytes.toLocaleString('en')} B`),
        `${median(script).toFixed(0)} ms`,
      ];
    });
    const heading = ['remotes', 'HTML', 'HTML (br)', 'discovery file (br)', 'script until idle, median of 5'];
    return ['## Start of the home page with many registered remotes', table([heading, ...(await Promise.all(rows))])];
  } finally {
    await browser.close();
    await Promise.all(running.map((server) => server.stop()));
  }
}

/** Makes so many releases under other names out of one. */
async function addRemotes(store: ReleaseStore, count: number, copy: string) {
  const cart = await buildRelease('mfe-cart');
  for (let extra = 1; extra <= count; extra += 1) {
    await rm(copy, { recursive: true, force: true });
    await cp(cart.folder, copy, { recursive: true });
    const release = { ...(await readRelease(copy)), name: `mfe-extra-${extra}` };
    await writeFile(path.join(copy, releaseFile), JSON.stringify(release));
    await store.publish(copy);
    await store.moveChannels(release.name, { live: release.version });
  }
}

/** @returns ms */
async function scriptUntilIdle(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ baseURL: url, locale: 'pt-BR', viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  // What the shell does last of itself; then a moment for what comes of it.
  await Promise.all([page.waitForResponse(`**/${discoveryFile}`), page.goto('/')]);
  await page.waitForTimeout(1000);
  const { metrics } = await session.send('Performance.getMetrics');
  await context.close();
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000;
}
