import type { Page } from '@playwright/test';
import { startWithCart, water } from '../support/cart';
import { paperStyles } from '../support/document';
import { pdfText } from '../support/pdfText';
import { productNamed, totalOf } from '../support/products';
import { expect, hydrated, test } from '../support/test';

/** Pages with different layouts on paper; with sheets, those whose titles and footer could leave one half empty. */
const pages: readonly { readonly path: string; readonly sheets?: number }[] = [
  { path: '/', sheets: 3 },
  { path: '/empresa', sheets: 3 },
  { path: '/servicos', sheets: 4 },
  { path: '/produtos' },
  { path: '/produtos/CO2-6KG', sheets: 2 },
  { path: '/contato' },
  { path: '/contato/enviada' },
  { path: '/meus-pedidos' },
  { path: '/privacidade' },
  { path: '/cadastro' },
];

const packed = (text: string) => text.replaceAll(/\s/g, '').toLowerCase();

/** Texts that belong on paper: on the screen or in a closed panel, and not hidden by the print style sheet with their links. */
async function mainTexts(page: Page): Promise<string[]> {
  const onScreen = await page.evaluateHandle(() => {
    const skipped =
      'button, dialog, aside, form, script, noscript, template, svg, [role=status], [aria-hidden=true], a[class*=" "], a:has(picture), [hidden]';
    const found: { readonly parent: Element; readonly text: string }[] = [];
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: parent, textContent } = texts.currentNode;
      if (!parent?.closest('p, h1, h2, h3, h4, li, td, th, dt, dd, summary') || parent.closest(skipped)) continue;
      if (parent.checkVisibility() || parent.closest('details:not([open])'))
        found.push({ parent, text: textContent ?? '' });
    }
    return found;
  });
  await page.emulateMedia({ media: 'print' });
  const texts = await onScreen.evaluate((all) => {
    const withAncestors = (element: Element | null): Element[] =>
      element ? [element, ...withAncestors(element.parentElement)] : [];
    return all.flatMap(({ parent, text }) => {
      const styles = withAncestors(parent).map((it) => [it, getComputedStyle(it)] as const);
      const [leftOut] = styles.findLast(([, { display }]) => display === 'none') ?? [];
      const isControl = leftOut?.matches(':is(a, button, summary, input), :has(a, button, summary, input)');
      const isOnlyRead = styles.some(([, { clipPath }]) => clipPath !== 'none');
      return isControl || isOnlyRead ? [] : [text];
    });
  });
  await page.emulateMedia({ media: null });
  return texts;
}

/** @returns the number of sheets, and the printed text in lower case without white space */
async function print(page: Page) {
  const pdf = await page.pdf({ format: 'A4' });
  return { sheets: pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length, text: packed(pdfText(pdf)) };
}

/** True if a text is printed, on a single sheet or across two. */
const isPrinted = (printed: string, text: string) =>
  [...text].some((_, index) => printed.includes(text.slice(0, index)) && printed.includes(text.slice(index)));

const missingPictures = () =>
  [...document.images]
    .filter((it) => it.checkVisibility() && (!it.complete || it.naturalWidth === 0))
    .map(({ src }) => src);

/** @returns the number of sheets */
async function expectCleanSheets(page: Page, path: string): Promise<number | undefined> {
  await paperStyles(page);
  const texts = (await mainTexts(page)).map(packed).filter((text) => text.length > 1);
  const { sheets, text: printed } = await print(page);
  expect(texts.filter((text) => !isPrinted(printed, text))).toEqual([]);
  for (const text of [
    `${new URL(page.url()).origin}${path === '/' ? '' : path}`,
    '(21)0000-0000',
    'comercial@example.com.br',
  ]) {
    expect(printed).toContain(text.toLowerCase());
  }
  for (const text of ['Pular para o conteúdo', 'Preview backend', 'Abrir menu', 'Meu carrinho', 'Comprar Agora']) {
    expect(printed).not.toContain(packed(text));
  }
  await page.emulateMedia({ media: 'print' });
  const left = await page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('body *')].filter((it) => it.checkVisibility());
    return {
      stuck: shown.filter((it) => getComputedStyle(it).position === 'fixed').map((it) => it.outerHTML.slice(0, 80)),
      controls: shown
        .filter((it) => it.matches('button, dialog, header nav, footer nav'))
        .map((it) => it.outerHTML.slice(0, 80)),
      light: shown
        .filter((it) => it.matches('h1, h2, h3, h4, p, li, td, th'))
        .map((it) => getComputedStyle(it).color)
        .filter((color) => color !== 'rgb(0, 0, 0)'),
    };
  });
  expect(left).toEqual({ stuck: [], controls: [], light: [] });
  // To print asks for lazy pictures; on a busy machine they come a little later.
  await expect.poll(() => page.evaluate(missingPictures)).toEqual([]);
  await page.emulateMedia({ media: null });
  return sheets;
}

test('every page prints all of its text, its address and the company’s contacts, on few sheets', async ({ page }) => {
  for (const { path, sheets } of pages) {
    await test.step(path, async () => {
      await page.goto(path);
      const printed = await expectCleanSheets(page, path);
      if (sheets) expect(printed).toBe(sheets);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('figures, principles, services and prices are printed', async ({ page }) => {
    for (const [path, texts] of [
      ['/empresa', ['513 projetos entregues', 'Proteger vidas e patrimônio', 'Resposta em até 24 horas']],
      ['/servicos', ['Rede de hidrantes e mangotinhos', 'Guardião certificado pelo Corpo de Bombeiros']],
      ['/produtos/CO2-6KG', [totalOf([1, productNamed('CO2-6KG')]), 'ABNT NBR 15808', '/produtos/CO2-6KG']],
    ] as const) {
      await page.goto(path);
      const { text: printed } = await print(page);
      for (const text of texts) expect(printed).toContain(packed(text));
      expect(printed).not.toContain('pularpara');
    }
  });
});

test('a page prints in full when scrolled, with closed panels, uncounted figures or an open cart', async ({ page }) => {
  await page.goto('/empresa');
  await hydrated(page);
  await expect(page.getByRole('main').getByText('513', { exact: true })).toHaveCount(0);
  const mission = page.locator('summary', { hasText: 'Missão' });
  await mission.click();
  await mission.click();
  await expect(page.getByText(/Proteger vidas e patrimônio/)).not.toBeAttached();
  await paperStyles(page);
  const { text: company } = await print(page);
  for (const text of ['513 projetos entregues', '823 clientes satisfeitos', 'Proteger vidas e patrimônio']) {
    expect(company).toContain(packed(text));
  }
  await startWithCart(page, water);
  await page.goto('/servicos#brigada');
  await hydrated(page);
  await page.getByRole('button', { name: /Abrir carrinho/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectCleanSheets(page, '/servicos');
});

test('no visit waits for the styles for paper: they are asked for after the load event', async ({ page }) => {
  await page.goto('/produtos/CO2-6KG');
  await paperStyles(page);
  const { asked, loaded } = await page.evaluate(() => ({
    asked: performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/media.css')),
    loaded: (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.loadEventEnd,
  }));
  expect(asked.length).toBeGreaterThan(1);
  for (const { startTime } of asked) expect(startTime).toBeGreaterThanOrEqual(loaded ?? Infinity);
});

test('a page opened by a link prints its own content and address', async ({ page }) => {
  await page.goto('/produtos');
  await hydrated(page);
  await page.getByRole('link', { name: 'Extintor CO₂ 6 kg' }).click();
  await expect(page).toHaveURL('/produtos/CO2-6KG');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Gás Carbônico');
  await page.evaluate(() => window.scrollTo(0, 600));
  await expectCleanSheets(page, '/produtos/CO2-6KG');
});
