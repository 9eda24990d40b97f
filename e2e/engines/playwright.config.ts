import { defineConfig, type PlaywrightTestOptions, type PlaywrightWorkerOptions } from '@playwright/test';
import type { EngineName, Screen } from './drivers/driver';
import type { Options } from './test';

const { SITE_URL, ENGINES = 'chromium firefox webkit', JOURNEYS = 'journeys', CI } = process.env;
if (!SITE_URL) throw new Error('Run the journeys with `npm run e2e -- engines`, which serves the site');

const screens: Readonly<Record<string, Screen>> = {
  desktop: { width: 1280, height: 800, isTouch: false },
  phone: { width: 360, height: 740, isTouch: true },
};

type Extended = Options & { readonly size: Screen };

export default defineConfig<PlaywrightTestOptions & Extended, PlaywrightWorkerOptions & Extended>({
  testDir: JOURNEYS,
  outputDir: '../../.cache/engine-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(CI),
  retries: 0,
  // Same as in e2e/playwright.config.ts.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  projects: ENGINES.split(' ').flatMap((engine) =>
    Object.entries(screens).map(([name, size]) => ({
      name: `${engine} ${name}`,
      use: { engine: engine as EngineName, size },
      // Chromium also runs e2e/tests: here it only checks that journeys work.
      ...(engine === 'chromium' && JOURNEYS === 'journeys' && { testMatch: 'dialogs.spec.ts' }),
      // Journeys without a width run on the desktop only, those of small screens on the phone only.
      grepInvert: name === 'phone' ? /@desktop/ : /@phone/,
    })),
  ),
});
