import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { firstFreePort } from '@site/delivery/build';
import { command } from '@site/delivery/cli';
import { inRoot, readSiteConfig } from '@site/delivery/repository';
import sharp from 'sharp';
import { startChromium } from './chromium';
import { serveCopy } from './siteCopy';

const help = `npm run screenshot -w tools

Takes the README's picture of the site anew: docs/images/home.webp, from the production build.

  --help          this text`;

const file = inRoot('docs/images/home.webp');
/** px */
const viewport = { width: 1280, height: 800 };
/** Bytes; a README is read on phones too. */
const largest = 150_000;

await command(help, {}, async () => {
  const config = {
    ...(await readSiteConfig({})),
    preview: false,
    // The owner's site has sign-in, which takes keys.
    firebase: { apiKey: 'k', authDomain: 'site.firebaseapp.com', projectId: 'p', appId: 'a' },
    observationsEndpoint: null,
  };
  const site = await serveCopy('screenshot', await firstFreePort(3300), config, console.log);
  const browser = await startChromium();
  try {
    const context = await browser.newContext({ baseURL: site.url, locale: 'pt-BR', viewport, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto('/', { waitUntil: 'networkidle' });
    const picture = await sharp(await page.screenshot())
      .webp({ quality: 80 })
      .toBuffer();
    if (picture.length > largest) throw new Error(`The picture has ${picture.length} bytes; ${largest} are allowed`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, picture);
    console.log(`docs/images/home.webp: ${picture.length} bytes`);
  } finally {
    await browser.close();
    await site.stop();
  }
});
