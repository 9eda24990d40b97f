import { runCommand, runStep, stopOnSignal } from '@site/delivery/cli';
import { chromiumFlags, findChromium } from './chromium';
import { installEngines } from './debianPackages';
import { startTestSite } from './testSite';

/** Arguments for Playwright: of the tests in Chromium, and of the journeys in three engines. Both use one served site. */
interface Runs {
  readonly tests?: readonly string[];
  readonly engines?: readonly string[];
}

/** Packages whose journeys are run; unset for all. */
const owned = process.env.TESTED_PACKAGES;

// `npm run e2e [-- file …]`: browser tests of the production build in Chromium. Arguments are Playwright's, after one of these
// words, if any:
const named: Readonly<Record<string, Runs>> = {
  engines: { engines: [] },
  // For pull requests. The engines leave Chromium out, whose `tests` include the same journeys.
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
  // Without a handler a signal would leave the sign-in emulator running.
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
