import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';

const { SITE_URL, CHROMIUM_PATH, CHROMIUM_FLAGS = '', TESTED_PACKAGES, CI } = process.env;
if (!SITE_URL) throw new Error('Run the browser tests with `npm run e2e` or `npm test`, which serve the site');

const args = [
  ...CHROMIUM_FLAGS.split(' '),
  // Pages that a test fulfils have no address, and Chromium would deny them the local network.
  '--disable-features=LocalNetworkAccessChecks',
];

/**
 * Files whose tests run on both screens: layout, touch, first impression. The behaviour in other files does not depend on the
 * width. The tag `@desktop` marks tests without a width or with their own, `@phone` those of small screens.
 */
const whereSizeMatters =
  /\/(access|account-menu|catalogue|content-home|lateScripts|layout|panels|pictures|popup|randomTaps|screenReader|withoutScripts)\.spec\.ts$/;

export default defineConfig({
  testDir: 'tests',
  outputDir: '../.cache/test-results',
  fullyParallel: true,
  // More workers than processors, since each often waits; at most 6, since all share one server and sign-in service.
  workers: Math.min(availableParallelism() + 1, 6),
  // Playwright matches project, file, title and tags: selects folders of these packages, and journeys outside of them.
  ...(TESTED_PACKAGES && { grep: new RegExp(`^\\S+ ((${TESTED_PACKAGES})/|[^/ ]+ .*@journey)`) }),
  // A test that needs a second attempt must be fixed. `npm run test:all` makes one, and lists such tests.
  retries: 0,
  forbidOnly: Boolean(CI),
  // Long, for busy machines.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL: SITE_URL,
    locale: 'pt-BR',
    launchOptions: { args, ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }) },
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      testMatch: whereSizeMatters,
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } },
    },
  ],
});
