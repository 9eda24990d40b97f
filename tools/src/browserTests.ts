import { runStep } from '@site/delivery/cli';
import { chromiumFlags, findChromium } from './chromium';
import { startTestSite } from './testSite';

/**
 * Runs the browser tests on the production build.
 *
 * @param args for Playwright: files, `--grep`, `--project`
 * @throws StepError when a test fails
 */
export async function runBrowserTests(args: readonly string[], log: (line: string) => void): Promise<void> {
  const chromium = await findChromium(log);
  const site = await startTestSite(log);
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
