import { findChromium } from '../chromium';
import { makeSharedFolder } from './sharedFolder';

/** Before all test files. A browser that has to be installed first is installed once. */
export default async function before(): Promise<void> {
  await findChromium(console.log);
  await makeSharedFolder();
}
