import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { openHeldBack } from '../support/heldBack';
import { expect, expectAccessible, hydrated, test } from '../support/test';

// The tests bypass the CSP, which would block the screen reader's script.
// axe needs pages without running animations.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

const address = '/screen-reader.js';
const libraryFolder = path.dirname(
  createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/package.json'),
);

/** Functions of the library's interface that run in the page. */
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

/** Phrases of the screen reader for a part of the page. */
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
        // After the end the reader starts again.
        if ((await virtual.lastSpokenPhrase()) === first) break;
      }
      const said = await virtual.spokenPhraseLog();
      await virtual.stop();
      return said.slice(0, -1);
    },
    [address, selector] as const,
  );
}

/** Removes the comparison, which only scripts add: a card's checkbox of three phrases, a product's link of four, its empty status. */
function withoutComparison(said: readonly string[]): string[] {
  const first = said.flatMap((phrase, index) => {
    const [, role] = /^(checkbox|link), Comparar ./.exec(phrase) ?? [];
    return role ? [{ index, length: role === 'link' ? 4 : 3 }] : [];
  });
  return said
    .filter((_, at) => !first.some(({ index, length }) => at >= index && at < index + length))
    .filter((phrase, at, left) => phrase !== 'status' || left[at - 1] !== 'status');
}

/** Removes intended differences: without scripts sign-in buttons are disabled; before Swiper runs all slides can be read. */
function comparable(all: readonly string[]): string[] {
  const said = withoutComparison(all);
  const hidden = said.flatMap((phrase, index) => (/^slide, [23] de 3$/.test(phrase) ? index : []));
  const end = said.indexOf('end of slide, 3 de 3');
  return (
    said
      .filter((_, index) => hidden[0] === undefined || index < hidden[0] || index > end)
      // React adds this button to the panels; without scripts the card closes them.
      .filter((phrase) => phrase !== 'button, Fechar detalhes')
      .map((phrase) => phrase.replace(/^(button, .*), disabled$/, '$1'))
  );
}

/** Address of all scripts except the screen reader and the first responder. */
const scripts = /\/(?!firstResponder|screen-reader)[\w.-]+\.js$/;

/** Pages with different parts; the others have the same text, forms and frame. */
const routes = ['/', '/empresa', '/servicos', '/produtos', '/produtos/PQS-ABC-6KG', '/contato', '/cadastro'];

for (const route of routes) {
  // The reading order is that of the HTML, which is the same at every width.
  test(`a screen reader reads ${route} alike before and after hydration, and the page is accessible`, {
    tag: '@phone',
  }, async ({ page }) => {
    await provideReader(page);
    const code = await openHeldBack(page, route, scripts);
    // While the page arrives, pictures out of view are hidden.
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
