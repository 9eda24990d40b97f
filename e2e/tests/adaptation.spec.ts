import type { Locator, Page } from '@playwright/test';
import { foam, openCart, startWithCart, water } from '../support/cart';
import { openFilter } from '../support/catalogue';
import { openPopup, popup } from '../support/contactForm';
import { expectNothingCut, setDefaultFont } from '../support/largeText';
import { routes as allRoutes } from '../support/routes';
import { expect, expectNoSidewaysScroll, hydrated, laidOut, test } from '../support/test';

// Readers' settings (zoom, spacing, colours) and the search in the page.

const routes = [
  '/',
  '/empresa',
  '/servicos',
  '/produtos',
  '/produtos/CO2-6KG',
  '/contato',
  '/meus-pedidos',
  '/privacidade',
  '/login',
  '/cadastro',
];

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

  test('no element covers the keyboard focus', async ({ page }) => {
    for (const path of routes) {
      await test.step(path, async () => {
        await page.goto(path);
        await hydrated(page);
        for (let step = 0; step < 30; step += 1) {
          await page.keyboard.press('Tab');
          await focusIsSeen(page);
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

test.describe('with the spacing of WCAG 1.4.12', () => {
  test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

  test('no page scrolls sideways, and no figure overlaps its text', async ({ page }) => {
    const content =
      '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }';
    for (const path of routes) {
      await page.goto(path);
      await hydrated(page);
      await page.addStyleTag({ content });
      for (const width of [320, 360, 768, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        await laidOut(page);
        await expectNoSidewaysScroll(page);
        if (path !== '/') continue;
        const [figure, note] = await Promise.all(
          ['CBMERJ', 'empresa credenciada'].map((text) =>
            page
              .getByRole('main')
              .locator('p', { hasText: text })
              .last()
              .evaluate((it) => {
                const range = document.createRange();
                range.selectNodeContents(it);
                const { left, right, top, bottom } = range.getBoundingClientRect();
                return { left, right, top, bottom };
              }),
          ),
        );
        const isApart = figure && note && (figure.right <= note.left || figure.bottom <= note.top + 1);
        expect(isApart, `at ${width} px`).toBe(true);
      }
    }
  });
});

test.describe('with larger default fonts', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  const fonts = [20, 32];
  const widths = [360, 1280];
  const others = ['/servicos#brigada', '/produtos/CO2-10KG', '/produtos/comparar?ids=AP-10L,CO2-4KG', '/nenhuma'];

  async function expectNothingCutAtAnyFont(page: Page, where: string) {
    for (const font of fonts) {
      await setDefaultFont(page, font);
      await expectNothingCut(page, font, where);
    }
  }

  test('no page scrolls sideways or cuts a text, the logo keeps its proportion', async ({ page, quietConsole }) => {
    quietConsole.expect(/404/);
    for (const path of [...allRoutes, ...others]) {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 740 });
        // Slides of the hero keep their place in px where only the font changes.
        for (const font of fonts) {
          await setDefaultFont(page, font);
          if (font === fonts[0] || path === '/') {
            await page.goto(path);
            await hydrated(page);
          }
          await expectNothingCut(page, font, path);
        }
      }
    }
  });

  test('cart, popup, menu and filter cut no text', async ({ page }) => {
    await startWithCart(page, { ...water, quantity: 12 }, { ...foam, quantity: 123 });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/produtos');
      await hydrated(page);
      await openFilter(page);
      await expectNothingCutAtAnyFont(page, 'filter');
      const cart = await openCart(page);
      await expectNothingCutAtAnyFont(page, 'cart');
      await cart.getByRole('button', { name: 'Finalizar Compra' }).click();
      await expect(popup(page).getByLabel('Nome')).toBeVisible();
      await expectNothingCutAtAnyFont(page, 'popup');
      await page.goto('/servicos');
      await hydrated(page);
      // At 1280 px the largest font has the menu of small screens.
      await page.getByRole('button', { name: 'Abrir menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      await expectNothingCutAtAnyFont(page, 'menu');
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
    await page.goto('/');
    await hydrated(page);
    const bullet = 'main button[data-scroll="0"]';
    const others = 'main button[data-scroll="1"]';
    expect(await style(bullet, 'background-color', '::after')).not.toBe(
      await style(others, 'background-color', '::after'),
    );
    for (const picture of ['header img', 'img[alt="Aroeira"], section:last-of-type li img']) {
      expect(await style(picture, 'background-color'), picture).toBe('rgb(255, 255, 255)');
    }
    // The footer's picture has white letters.
    expect(await style('footer img', 'background-color')).toBe('rgb(0, 0, 0)');
    await page.goto('/servicos#projetos');
    await hydrated(page);
    const [open, closed] = [
      style('details[open] > summary', 'border-top-color', '::after'),
      style('details:not([open]) > summary', 'border-top-color', '::after'),
    ];
    expect(await open).not.toBe(await closed);
    await page.goto('/produtos/CO2-6KG');
    await hydrated(page);
    const chosen = await style('label:has(:checked)', 'border-top-color');
    expect(await style('label:has(:not(:checked)[name=imagem])', 'border-top-color')).not.toBe(chosen);
    expect(await style('[data-star=partial] path', 'fill')).toBe('none');
  });
});

test('each page has one h1, first in its main part, and skips no heading level', async ({ page }) => {
  for (const path of routes) {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const levels = await page
        .locator('h1, h2, h3, h4')
        .evaluateAll((all) =>
          all
            .filter((it) => it.checkVisibility() && it.closest('main, #root > div'))
            .map((it) => Number(it.tagName[1])),
        );
      expect(levels[0], path).toBe(1);
      expect(
        levels.filter((level) => level === 1),
        path,
      ).toHaveLength(1);
      for (const [index, level] of levels.entries())
        expect(level - (levels[index - 1] ?? 0), path).toBeLessThanOrEqual(1);
    }
  }
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
