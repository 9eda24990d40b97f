import { runCommand, runStep, stopOnSignal } from '@site/delivery/cli';
import { chromiumFlags, findChromium } from './chromium';
import { installEngines } from './debianPackages';
import { startTestSite } from './testSite';

/** Tests on one served site, each with its arguments for Playwright: in Chromium (`tests`), and journeys in three engines. */
interface Runs {
  readonly tests?: readonly string[];
  readonly engines?: readonly string[];
}

/** The packages whose journeys are run, where not all. */
const owned = process.env.TESTED_PACKAGES;

// `npm run e2e [-- file …]`: the browser tests, on the production build, in Chromium. What follows is for Playwright: files,
// `--grep`, `--project`. Or one of these words first:
const named: Readonly<Record<string, Runs>> = {
  engines: { engines: [] },
  // What a pull request needs. Chromium has had the most needed ones among its journeys.
  journeys: {
    tests: ['--grep', owned ? `^\\S+ ((${owned})/|[^/ ]+ ).*@journey` : '@journey'],
    engines: ['--grep', '@smoke', '--grep-invert', '^chromium', '--pass-with-no-tests'],
  },
  all: { tests: [], engines: [] },
};

const [first = '', ...others] = process.argv.slice(2);
const runs: Runs = named[first] ?? { tests: [] };
const args = named[first] ? others : process.argv.slice(2);
await runCommand(() =>
  args.includes('--help') ? runStep('npx', ['playwright', 'test', '--help']) : runBrowserTests(),
);

/** @throws Error when a test fails */
async function runBrowserTests(): Promise<void> {
  // A process that exits takes the sign-in emulator with it; one that a signal ends does not.
  stopOnSignal(async () => {});
  const chromium = await findChromium(console.log);
  const engines = runs.engines ? await installEngines(console.log) : [];
  const site = await startTestSite(console.log);
  const env = {
    ...process.env,
    ENGINES: engines.join(' '),
    SITE_URL: site.url,
    SITE_PUBLIC_DIR: site.site.public,
    SITE_DATA_DIR: site.dataDir,
    AUTH_EMULATOR_URL: site.emulator?.url ?? '',
    CHROMIUM_FLAGS: chromiumFlags.join(' '),
    ...(chromium && { CHROMIUM_PATH: chromium }),
  };
  const failures: unknown[] = [];
  try {
    for (const [kind, own] of Object.entries(runs)) {
      const config = kind === 'engines' ? 'e2e/engines/playwright.config.ts' : 'e2e/playwright.config.ts';
      const run = runStep('npx', ['playwright', 'test', '--config', config, ...own, ...args], { env });
      await run.catch((error: unknown) => failures.push(error));
    }
  } finally {
    await site.stop();
  }
  if (failures.length > 0) throw failures[0];
}
