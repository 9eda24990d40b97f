import { runCommand, runStep, stopOnSignal } from '@site/delivery/cli';
import { chromiumFlags, findChromium } from './chromium';
import { installEngines } from './debianPackages';
import { startTestSite } from './testSite';

// `npm run e2e [-- file …]`: the browser tests, on the production build, in Chromium. `npm run e2e -- engines`: the journeys, in
// three engines; with `--grep @smoke` the most needed of them. What else follows is for Playwright: files, `--grep`, `--project`.
const [first, ...others] = process.argv.slice(2);
const isEngines = first === 'engines';
const args = isEngines ? others : process.argv.slice(2);
await runCommand(() =>
  args.includes('--help') ? runStep('npx', ['playwright', 'test', '--help']) : runBrowserTests(),
);

/** @throws Error when a test fails */
async function runBrowserTests(): Promise<void> {
  // A process that exits takes the sign-in emulator with it; one that a signal ends does not.
  stopOnSignal(async () => {});
  const chromium = await findChromium(console.log);
  const engines = isEngines ? await installEngines(console.log) : [];
  const site = await startTestSite(console.log);
  try {
    const config = `e2e/${isEngines ? 'engines/' : ''}playwright.config.ts`;
    await runStep('npx', ['playwright', 'test', '--config', config, ...args], {
      env: {
        ...process.env,
        ENGINES: engines.join(' '),
        SITE_URL: site.url,
        SITE_PUBLIC_DIR: site.site.public,
        SITE_DATA_DIR: site.dataDir,
        AUTH_EMULATOR_URL: site.emulator?.url ?? '',
        CHROMIUM_FLAGS: chromiumFlags.join(' '),
        ...(chromium && { CHROMIUM_PATH: chromium }),
      },
    });
  } finally {
    await site.stop();
  }
}
