import { test as base, expect } from '@playwright/test';
import { startChromium } from './drivers/chromium';
import type { Driver, EngineName, Screen, Session } from './drivers/driver';
import { startFirefox } from './drivers/firefox';
import { startWebkit } from './drivers/webkit';
import { consoleHook, type ServedSite, serveSite } from './servedSite';
import { Visitor } from './visitor';

export interface Options {
  readonly engine: EngineName;
}

interface Fixtures {
  readonly size: Screen;
  readonly hasScripts: boolean;
  readonly quietConsole: { expect(pattern: RegExp): void };
  readonly site: ServedSite;
  readonly session: Session;
  readonly visitor: Visitor;
}

const { SITE_URL = '', CHROMIUM_PATH = '', CHROMIUM_FLAGS = '' } = process.env;

const drivers: Readonly<Record<EngineName, () => Promise<Driver>>> = {
  chromium: () => startChromium(CHROMIUM_PATH, CHROMIUM_FLAGS.split(' ')),
  firefox: startFirefox,
  webkit: startWebkit,
};

export const test = base.extend<Fixtures, Options & { readonly driver: Driver }>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  size: [{ width: 1280, height: 800, isTouch: false }, { option: true }],
  hasScripts: [true, { option: true }],
  driver: [
    async ({ engine }, use) => {
      const driver = await drivers[engine]();
      await use(driver);
      await driver.close();
    },
    { scope: 'worker' },
  ],
  site: async ({ engine, hasScripts }, use) => {
    const site = await serveSite(SITE_URL);
    if (engine === 'webkit' && hasScripts) site.edit(/^[^.]*$/, consoleHook);
    await use(site);
    await site.close();
  },
  session: async ({ driver, size, hasScripts }, use) => {
    const session = await driver.newSession({ screen: size, hasScripts });
    await use(session);
    await session.close();
  },
  quietConsole: [
    async ({ session, site }, use) => {
      const expected: RegExp[] = [];
      await use({ expect: (pattern) => void expected.push(pattern) });
      const lines = [...session.console, ...site.problems];
      expect(lines.filter((line) => !expected.some((it) => it.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
  visitor: async ({ session, site }, use) => use(await Visitor.arrive(session, site)),
});
