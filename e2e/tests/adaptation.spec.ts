import type { Locator, Page } from '@playwright/test';
import { foam, openCart, startWithCart, water } from '../support/cart';
import { openFilter } from '../support/catalogue';
import { openPopup, popup } from '../support/contactForm';
import { expectVisibleFocus } from '../support/keyboard';
import { expectNothingCut, setDefaultFont } from '../support/largeText';
import { expect, expectNoSidewaysScroll, hydrated, laidOut, test } from '../support/test';

// Readers' settings (zoom, spacing, fonts, colours) and the search in the page.

const focusIsSeen = (page: Page) =>
  page.waitForFunction(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return true;
    const target = focused.closest('label') ?? focused;
    const { left, top, width, height } = target.getBoundingClientRect();
    return [0.15, 0.5, 0.85].some((share) => {
      const hit = document.elementFromPoint(left + width / 2, top + height * share);
      return hit !== null && (target.contains(hit) || hit.contains(target));
    });
  });

const openable: readonly {
  readonly name: string;
  readonly path: string;
  readonly open: (page: Page) => Promise<Locator>;
  readonly controls: string;
}[] = [
  { name: 'the popup', path: '/produtos/AP-10L', open: openPopup, controls: 'a, button, input, textarea' },
  {
    name: 'the menu',
    path: '/servicos',
    open: async (page) => {
      await page.getByRole('button', { name: 'Abrir menu' }).click();
      return page.getByRole('dialog', { name: 'Menu' });
    },
    controls: 'a, button',
  },
  { name: 'the filter', path: '/produtos', open: openFilter, controls: 'input, a' },
  {
    name: 'the enlarged picture',
    path: '/produtos/PQS-ABC-6KG',
    open: async (page) => {
      await page.getByRole('link', { name: 'Ampliar imagem' }).click();
      return page.getByRole('dialog', { name: 'Extintor PQS ABC 6 kg' });
    },
    controls: 'button, input',
  },
];

test.describe('at 320 × 256 px (1280 × 1024 px at 400 %)', () => {
  test.use({ viewport: { width: 320, height: 256 }, contextOptions: { reducedMotion: 'reduce' } });

  test('every element that Tab reaches shows its focus, and nothing covers it', async ({ page }) => {
    for (const path of [
      '/',
      '/servicos#brigada',
      '/produtos?filtro=agua',
      '/produtos/CO2-6KG',
      '/contato',
      '/cadastro',
    ]) {
      await test.step(path, async () => {
        await page.goto(path);
        await hydrated(page);
        for (let step = 0; step < 30; step += 1) {
          await page.keyboard.press('Tab');
          await focusIsSeen(page);
          await expectVisibleFocus(page);
        }
      });
    }
  });

  test('the header scrolls with the page, and the cart’s heading and button with its lines', async ({ page }) => {
    await startWithCart(page, water);
    await page.goto('/produtos');
    await hydrated(page);
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    await expect(page.getByRole('banner')).not.toBeInViewport();
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    const panel = await openCart(page);
    for (const part of [
      panel.getByRole('listitem').getByRole('button').last(),
      panel.getByRole('button', { name: 'Finalizar Compra' }),
    ]) {
      await part.focus();
      await focusIsSeen(page);
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    await expect(panel.getByRole('heading', { name: /Meu carrinho/ })).not.toBeInViewport();
  });

  for (const { name, path, open, controls } of openable) {
    test(`each control of ${name} can be scrolled into view without being covered`, async ({ page }) => {
      await page.goto(path);
      await hydrated(page);
      const part = await open(page);
      const reached = part.locator(controls).filter({ visible: true });
      await expect(reached.nth(1)).toBeVisible();
      for (const control of await reached.all()) {
        await control.focus();
        await focusIsSeen(page);
        // Browsers scroll only the caret of a text area into view.
        if (await control.evaluate(({ tagName }) => tagName === 'TEXTAREA'))
          await control.evaluate((element) => element.scrollIntoView({ block: 'center' }));
        await expect(control).toBeInViewport({ ratio: 0.99 });
      }
    });
  }
});

test.describe('at every width, with wider spacing and with larger default fonts', () => {
  // The policy would refuse the style sheet with the spacing.
  test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

  const usualFont = 16;

  /** 640 px is 1280 px zoomed to 200 %. The last one is that of the next checks. */
  const widths: readonly { readonly width: number; readonly withSpacing?: boolean }[] = [
    { width: 320, withSpacing: true },
    { width: 640 },
    { width: 768, withSpacing: true },
    { width: 1920 },
    { width: 1280, withSpacing: true },
  ];

  /** At 1280 px the largest font has the layout of small screens. */
  const enlarged = [
    { width: 1280, font: 20 },
    { width: 1280, font: 32 },
    { width: 360, font: 32 },
  ];

  interface Layout {
    readonly path: string;
    /** Opens or shows more of the page. */
    readonly open?: (page: Page) => Promise<unknown>;
  }

  const openAll = async (page: Page) => {
    for (const summary of await page.getByRole('main').locator('summary').all()) await summary.click();
  };

  const pasteList = async (page: Page) => {
    await page
      .getByRole('textbox', { name: /^Da planilha/ })
      .fill('CO2;6 kg;999;Casa de máquinas;03/2025;03/2021\nHalon');
    await page.getByRole('button', { name: 'Ler a tabela' }).click();
  };

  /** Pages with different layouts, in the state in which they show most. */
  const layouts: Readonly<Record<string, readonly Layout[]>> = {
    'home, company and services': [
      { path: '/' },
      { path: '/empresa', open: openAll },
      ...['instalacao', 'brigada', 'extintor'].map((service) => ({ path: `/servicos#${service}` })),
    ],
    'contact and mere text': [
      { path: '/contato', open: (page) => page.getByRole('button', { name: 'Enviar mensagem' }).click() },
      { path: '/privacidade' },
      { path: '/acessibilidade' },
      { path: '/nenhuma' },
    ],
    catalogue: [
      { path: '/produtos' },
      { path: '/produtos/PQS-BC-20KG-80' },
      { path: '/produtos/nao-existe' },
      { path: '/produtos/comparar?ids=AP-10L,CO2-4KG' },
      { path: '/meus-extintores', open: pasteList },
    ],
    account: [{ path: '/meus-pedidos' }, { path: '/login' }, { path: '/cadastro' }],
  };

  /** WCAG 1.4.12. @returns a switch of the spacing */
  async function addSpacing(page: Page): Promise<(isOn: boolean) => Promise<void>> {
    const style = await page.addStyleTag({
      content:
        '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }',
    });
    return (isOn) =>
      style.evaluate((element, on) => {
        (element as HTMLStyleElement).disabled = !on;
      }, isOn);
  }

  /** Checks that the home page's figure overlaps no text beside it. */
  async function expectFigureApart(page: Page): Promise<void> {
    const [figure, note] = await Promise.all(
      ['CBMERJ', 'empresa credenciada'].map((text) =>
        page
          .getByRole('main')
          .locator('p', { hasText: text })
          .last()
          .evaluate((element) => {
            const range = document.createRange();
            range.selectNodeContents(element);
            const { left, right, top, bottom } = range.getBoundingClientRect();
            return { left, right, top, bottom };
          }),
      ),
    );
    const isApart = figure && note && (figure.right <= note.left || figure.bottom <= note.top + 1);
    expect(isApart, `at ${page.viewportSize()?.width} px`).toBe(true);
  }

  for (const [pages, all] of Object.entries(layouts)) {
    test(`${pages}: no page scrolls sideways or cuts a text, and the logo keeps its proportion`, async ({
      page,
      quietConsole,
    }) => {
      quietConsole.expect(/404/);
      for (const { path, open } of all) {
        await test.step(path, async () => {
          await page.goto(path);
          await hydrated(page);
          await open?.(page);
          const space = await addSpacing(page);
          for (const { width, withSpacing = false } of widths) {
            await page.setViewportSize({ width, height: 740 });
            for (const isSpaced of withSpacing ? [false, true] : [false]) {
              await space(isSpaced);
              await laidOut(page);
              await expectNoSidewaysScroll(page);
              if (isSpaced && path === '/') await expectFigureApart(page);
            }
          }
          await space(false);
          for (const { width, font } of enlarged) {
            await page.setViewportSize({ width, height: 740 });
            await setDefaultFont(page, font);
            // Slides of the hero keep their place in px where only the font changes.
            if (path === '/') {
              await page.reload();
              await hydrated(page);
            }
            await expectNothingCut(page, font, path);
          }
          await setDefaultFont(page, usualFont);
        });
      }
    });
  }

  test('cart, popup, menu and filter cut no text with larger fonts', async ({ page }) => {
    await startWithCart(page, { ...water, quantity: 12 }, { ...foam, quantity: 123 });
    await page.goto('/produtos');
    await hydrated(page);
    const menu = page.getByRole('dialog', { name: 'Menu' });
    for (const { width, font } of enlarged) {
      await page.setViewportSize({ width, height: 740 });
      await setDefaultFont(page, font);
      await openFilter(page);
      await expectNothingCut(page, font, 'filter');
      const cart = await openCart(page);
      await expectNothingCut(page, font, 'cart');
      await cart.getByRole('button', { name: 'Finalizar Compra' }).click();
      await expect(popup(page).getByLabel('Nome')).toBeVisible();
      await expectNothingCut(page, font, 'popup');
      for (const dialog of [popup(page), cart]) {
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
      }
      // Other fonts have a navigation instead of a menu.
      if (font < 32) continue;
      await page.getByRole('button', { name: 'Abrir menu' }).click();
      await expect(menu).toBeVisible();
      await expectNothingCut(page, font, 'menu');
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
    }
  });
});

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' }, colorScheme: 'dark' });

  test('current, open and chosen elements differ, dark drawings have a white background, a partial star is empty', async ({
    page,
  }) => {
    const style = (selector: string, property: string, pseudo?: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((it, [name, part]) => getComputedStyle(it, part).getPropertyValue(name ?? ''), [
          property,
          pseudo,
        ] as const);
    /** Waits, since the carousel marks its slide and a link opens its service after hydration. */
    const expectDifference = (one: string, other: string, property: string, pseudo?: string) =>
      expect
        .poll(async () => (await style(one, property, pseudo)) === (await style(other, property, pseudo)), one)
        .toBe(false);
    await page.goto('/');
    await hydrated(page);
    await expectDifference(
      'main button[data-scroll="0"]',
      'main button[data-scroll="1"]',
      'background-color',
      '::after',
    );
    for (const picture of ['header img', 'img[alt="Aroeira"], section:last-of-type li img']) {
      expect(await style(picture, 'background-color'), picture).toBe('rgb(255, 255, 255)');
    }
    // The footer's picture has white letters.
    expect(await style('footer img', 'background-color')).toBe('rgb(0, 0, 0)');
    await page.goto('/servicos#projetos');
    await hydrated(page);
    await expectDifference('details[open] > summary', 'details:not([open]) > summary', 'border-top-color', '::after');
    await page.goto('/produtos/CO2-6KG');
    await hydrated(page);
    await expectDifference('label:has(:checked)', 'label:has(:not(:checked)[name=imagem])', 'border-top-color');
    expect(await style('[data-star=partial] path', 'fill')).toBe('none');
  });
});

test.describe('a search in the page', () => {
  // A link to a text searches the page by the same means as Ctrl+F.
  const address = '/servicos#:~:text=Guardi%C3%A3o%20certificado%20pelo%20Corpo%20de%20Bombeiros';

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without', () => {
      test.use({ javaScriptEnabled });

      test('finds text in a closed service, opens that service alone and keeps it in view', async ({ page }) => {
        await page.goto(address);
        const open = page.getByRole('main').locator('details[open]');
        await expect(open).toHaveCount(1);
        await expect(open).toHaveId('brigada');
        await expect(page.getByText('Guardião certificado pelo Corpo de Bombeiros')).toBeInViewport();
      });
    });
  }
});
