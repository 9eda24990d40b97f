import { runCommand, runStep, stopOnSignal } from '@site/delivery/cli';
import { chromiumFlags, findChromium } from './chromium';
import { installEngines } from './debianPackages';
import { startTestSite } from './testSite';

/** Arguments for Playwright. Both runs use one served site. */
interface Runs {
  readonly tests?: readonly string[];
  readonly engines?: readonly string[];
}

/** Runs the journeys of these packages; unset for all. */
const owned = process.env.TESTED_PACKAGES;

// Arguments are Playwright's, after an optional word of these:
const named: Readonly<Record<string, Runs>> = {
  engines: { engines: [] },
  // `tests` in Chromium include the engines' journeys.
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

async function runBrowserTests(): Promise<void> {
  // Without a handler a signal would leave the emulator running.
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
