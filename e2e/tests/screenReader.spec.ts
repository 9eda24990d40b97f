import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { openHeldBack } from '../support/heldBack';
import { expect, expectAccessible, hydrated, test } from '../support/test';

// The reader is brought into the page, whose policy knows of no script but the site's.
// axe needs pages without running animations.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

const address = '/screen-reader.js';
const libraryFolder = path.dirname(
  createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/package.json'),
);

/** Part of the library's interface that runs in the page. */
interface Reader {
  start(options: { container: Node }): Promise<void>;
  stop(): Promise<void>;
  next(): Promise<void>;
  spokenPhraseLog(): Promise<string[]>;
  lastSpokenPhrase(): Promise<string>;
}

async function provideReader(page: Page): Promise<void> {
  const body = await readFile(path.join(libraryFolder, 'lib/esm/index.browser.js'), 'utf8');
  await page.route(`**${address}`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}

/** All that a screen reader says of a part of the page, from its beginning to its end. */
function readOut(page: Page, selector: string): Promise<string[]> {
  return page.evaluate(
    async ([library, part]) => {
      const { virtual } = (await import(library)) as { virtual: Reader };
      const container = document.querySelector(part);
      if (!container) return [];
      await virtual.start({ container });
      const first = await virtual.lastSpokenPhrase();
      for (let step = 0; step < 2000; step += 1) {
        await virtual.next();
        // Past the end it begins again.
        if ((await virtual.lastSpokenPhrase()) === first) break;
      }
      const said = await virtual.spokenPhraseLog();
      await virtual.stop();
      return said.slice(0, -1);
    },
    [address, selector] as const,
  );
}

/**
 * Two things are meant to be another: without scripts nobody can sign in, and its buttons say so; and a slide of the hero
 * that is out of sight can be read only as long as the row is scrolled by hand.
 */
function comparable(said: readonly string[]): string[] {
  const hidden = said.flatMap((phrase, index) => (/^slide, [23] de 3$/.test(phrase) ? index : []));
  const end = said.indexOf('end of slide, 3 de 3');
  return (
    said
      .filter((_, index) => hidden[0] === undefined || index < hidden[0] || index > end)
      // React adds it to the panels, which are closed: the card closes them as well.
      .filter((phrase) => phrase !== 'button, Fechar detalhes')
      .map((phrase) => phrase.replace(/^(button, .*), disabled$/, '$1'))
  );
}

/** Neither the reader nor the first responder. */
const scripts = /\/(?!firstResponder|screen-reader)[\w.-]+\.js$/;

for (const route of [
  '/',
  '/empresa',
  '/servicos',
  '/produtos',
  '/produtos/PQS-ABC-6KG',
  '/contato',
  '/login',
  '/cadastro',
  '/recuperar-senha',
  '/meus-pedidos',
  '/privacidade',
]) {
  // In the order of the HTML, which is the same at every width.
  test(`${route} is read out the same before and after React has come, and is accessible`, { tag: '@phone' }, async ({
    page,
  }) => {
    await provideReader(page);
    const code = await openHeldBack(page, route, scripts);
    // While the page arrives, pictures out of view are left out.
    await expect(page.locator('html[data-arriving]')).toHaveCount(0);
    const before = await readOut(page, '#root');
    expect(before.length).toBeGreaterThan(20);
    code.release();
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(comparable(await readOut(page, '#root'))).toEqual(comparable(before));
    await expectAccessible(page);
  });
}
