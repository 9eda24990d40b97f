import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';

const { SITE_URL, CHROMIUM_PATH, CHROMIUM_FLAGS = '', TESTED_PACKAGES, CI } = process.env;
if (!SITE_URL)
  throw new Error('Run the browser tests with `npm run e2e` or `npm test`: they need the site to be served.');

const args = [
  ...CHROMIUM_FLAGS.split(' '),
  // A page that a test has edited comes from nowhere, and would not be let into this machine's network.
  '--disable-features=LocalNetworkAccessChecks',
];

/**
 * What differs on a small screen or by touch, or is the visitor's first impression there. Everything else is tried once, on
 * the large one: rules, messages, storage, addresses and loading know no width. In these files, too, what knows none, or
 * sets its own, has the tag `@desktop`, and what only small screens have `@phone`.
 */
const whereSizeMatters =
  /\/(access|account-menu|cart|catalogue|content-access|content-home|firstInteraction|hydration|lateScripts|layout|panels|pictures|popup|randomTaps|screenReader|withoutScripts)\.spec\.ts$/;

export default defineConfig({
  testDir: 'tests',
  outputDir: '../.cache/test-results',
  fullyParallel: true,
  // More than there are processors, for each waits some of its time; they share one server and one sign-in service.
  workers: Math.min(availableParallelism() + 1, 6),
  // The folders of these packages, and journeys through pages of nobody in particular. Playwright looks for it in the name of
  // the project, the file, the title and the tags of a test.
  ...(TESTED_PACKAGES && { grep: new RegExp(`^\\S+ ((${TESTED_PACKAGES})/|[^/ ]+ .*@journey)`) }),
  // One that passes only at the second try is broken: mend it.
  retries: 0,
  forbidOnly: Boolean(CI),
  // What fails, fails by what it sees: no machine is too busy for these.
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
