import { findChromium } from '../chromium';
import { makeSharedFolder } from './sharedFolder';

/** Before all test files. A browser that has to be installed first is installed once. */
export default async function before(): Promise<void> {
  // What the tests release nobody has signed, whatever the owner asks for.
  process.env.SITE_RELEASE_KEYS = '{}';
  await findChromium(console.log);
  await makeSharedFolder();
}
