import { runCommand, runStep } from '@site/delivery/cli';
import { chromiumFlags, findChromium } from './chromium';
import { startTestSite } from './testSite';

// `npm run e2e [-- file …]`: the browser tests, on the production build. What follows is for Playwright: files, `--grep`,
// `--project`.
const args = process.argv.slice(2);
await runCommand(() =>
  args.includes('--help') ? runStep('npx', ['playwright', 'test', '--help']) : runBrowserTests(),
);

/** @throws Error when a test fails */
async function runBrowserTests(): Promise<void> {
  const chromium = await findChromium(console.log);
  const site = await startTestSite(console.log);
  try {
    await runStep('npx', ['playwright', 'test', '--config', 'e2e/playwright.config.ts', ...args], {
      env: {
        ...process.env,
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
