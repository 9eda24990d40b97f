import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type Published, publishSite } from '@site/delivery/publish';
import type { Release } from '@site/delivery/release';
import { type BuiltPackage, builtPackages, type SiteFolder } from '@site/delivery/repository';
import type { Channels, ReleaseStore } from '@site/delivery/store';
import { editRelease } from '@site/delivery/testing/editRelease';
import { memoryFolder } from '@site/delivery/testing/memoryFolder';
import type { SiteConfig } from '@site/shared/contracts';
import { startChromium } from '@site/tools/chromium';
import { startSiteServer } from '@site/tools/services';
import { copyFirstSite } from './firstSite';

type Changes = Omit<Parameters<typeof editRelease>[2], 'digest'>;

/** Has its own release store. Its configuration names another address. */
export interface RealSite {
  readonly url: string;
  readonly folder: string;
  readonly site: SiteFolder;
  readonly store: ReleaseStore;
  readonly config: SiteConfig;
  readonly original: Readonly<Record<BuiltPackage, Release>>;
  release(name: BuiltPackage, changes?: Changes): Promise<Release>;
  /** Moves the channels and publishes the site. */
  point(name: BuiltPackage, channels: Channels): Promise<Published>;
  publish(): Promise<Published>;
  stop(): Promise<void>;
}

export async function startRealSite(change: Partial<SiteConfig> = {}): Promise<RealSite> {
  const folder = await mkdtemp(path.join(memoryFolder(), 'real-site-'));
  const { site, store, config: first } = await copyFirstSite(folder);
  const config = { ...first, ...change };
  const original: Partial<Record<BuiltPackage, Release>> = {};
  const folders: Partial<Record<BuiltPackage, string>> = {};
  for (const name of builtPackages) {
    const { live = '' } = await store.channels(name);
    folders[name] = await store.fetch(name, live);
    original[name] = (await store.describe(name, live)).release;
  }
  const publish = () => publishSite({ site, store, config });
  await publish();
  const dataDir = path.join(folder, 'var');
  const server = await startSiteServer({ site, config, port: 0, dataDir });
  let made = 0;
  return {
    url: server.url,
    folder,
    site,
    store,
    config,
    original: original as Record<BuiltPackage, Release>,
    async release(name, changes = {}) {
      made += 1;
      const target = path.join(folder, 'made', `${name}-${made}`);
      const digest = made.toString(16).padStart(8, '0');
      const release = await editRelease(folders[name] ?? '', target, { ...changes, digest });
      await store.publish(target);
      return release;
    },
    async point(name, channels) {
      await store.moveChannels(name, channels);
      return publish();
    },
    publish,
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export function realSiteForAll(change: Partial<SiteConfig> = {}, prepare = async (_site: RealSite) => {}) {
  const running: { site?: RealSite; browser?: Browser } = {};
  beforeAll(async () => {
    const [site, browser] = await Promise.all([startRealSite(change), startChromium()]);
    Object.assign(running, { site, browser });
    await prepare(site);
  }, 300_000);
  afterAll(async () => {
    await running.browser?.close();
    await running.site?.stop();
  });
  const started = running as Required<typeof running>;
  return Object.assign(started, { visit: (number?: number) => newVisitor(started.browser, started.site.url, number) });
}

export async function newVisitor(
  browser: Browser,
  url: string,
  number?: number,
): Promise<{ context: BrowserContext; page: Page; console: string[] }> {
  const context = await browser.newContext({ baseURL: url, locale: 'pt-BR', viewport: { width: 1280, height: 800 } });
  // For busy machines; less than the limit of a test, whose message names no element.
  context.setDefaultTimeout(100_000);
  if (number !== undefined) await context.addCookies([{ name: 'visitor', value: String(number), url }]);
  const messages: string[] = [];
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text());
  });
  context.on('weberror', (error) => messages.push(String(error.error())));
  return { context, page: await context.newPage(), console: messages };
}

export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    window.dispatchEvent(new Event('pointermove'));
    const boundary = document.querySelector('main [data-boundary] *, main h1');
    return boundary !== null && Object.keys(boundary).some((key) => key.startsWith('__reactFiber'));
  });
}

export async function pinsOf(page: Page): Promise<Record<string, string>> {
  const pins = await page.evaluate(() => JSON.parse(document.getElementById('pins')?.textContent ?? '{}'));
  return Object.fromEntries(Object.entries(pins).map(([name, pin]) => [name, (pin as { version: string }).version]));
}
