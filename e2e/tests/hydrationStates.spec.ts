import type { Page } from '@playwright/test';
import { badge, cartLine, cartPanel, foam, startWithCart, water } from '../support/cart';
import { expectProducts, filterPanel, openFilter } from '../support/catalogue';
import { withAnyTag } from '../support/extinguishers';
import { openHeldBack } from '../support/heldBack';
import { listen } from '../support/observations';
import { expect, expectAccessible, hydrated, onlyOn, test } from '../support/test';

/** A state that HTML and the first responder reach by themselves; what is there before React is there after it. */
interface State {
  readonly path: string;
  /** Else on a large one. */
  readonly only?: 'phone';
  readonly prepare?: (page: Page) => Promise<unknown>;
  readonly reach: (page: Page) => Promise<unknown>;
  readonly expectThere: (page: Page) => Promise<unknown>;
  /** By the keyboard, when React has come: whatever it is that ends or changes the state. */
  readonly after?: (page: Page) => Promise<unknown>;
}

const product = '/produtos/PQS-ABC-6KG';
const menuButton = (page: Page) => page.getByRole('button', { name: 'Abrir menu' });
const cartButton = (page: Page) => page.getByRole('button', { name: /^Abrir carrinho/ });
const summary = (page: Page, name: string) => page.locator('summary').filter({ hasText: name });
const hero = (page: Page) => page.getByRole('group', { name: '3 de 3' });

const states: Readonly<Record<string, State>> = {
  'the menu is open': {
    path: '/',
    only: 'phone',
    reach: (page) => menuButton(page).tap(),
    expectThere: (page) => expect(page.getByRole('dialog').getByRole('link', { name: 'Produtos' })).toBeVisible(),
    async after(page) {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(menuButton(page)).toBeFocused();
    },
  },
  'filters are chosen': {
    path: '/produtos',
    only: 'phone',
    async reach(page) {
      await (await openFilter(page)).getByRole('checkbox', { name: 'CO₂' }).check();
    },
    async expectThere(page) {
      await expect(filterPanel(page)).toBeVisible();
      await expectProducts(page, withAnyTag('co2'));
    },
    async after(page) {
      await filterPanel(page).getByRole('checkbox', { name: 'Água' }).press('Space');
      await expect(page).toHaveURL('/produtos?filtro=co2,agua');
    },
  },
  'the third picture is shown': {
    path: product,
    reach: (page) => page.getByRole('radio', { name: 'Ver imagem 3 de 4' }).check(),
    expectThere: (page) => expect(page.getByRole('img', { name: /imagem 3 de 4/ })).toBeVisible(),
    async after(page) {
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('img', { name: /imagem 4 de 4/ })).toBeVisible();
    },
  },
  'the picture is enlarged': {
    path: product,
    reach: (page) => page.getByRole('link', { name: 'Ampliar imagem' }).click(),
    expectThere: (page) => expect(page.getByRole('dialog').getByRole('img', { name: /imagem 1 de 4/ })).toBeVisible(),
    async after(page) {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('link', { name: 'Ampliar imagem' })).toBeFocused();
    },
  },
  'two are in the cart, which is open': {
    path: '/empresa',
    only: 'phone',
    prepare: (page) => startWithCart(page, water, { ...foam, quantity: 1 }),
    reach: (page) => cartButton(page).click(),
    async expectThere(page) {
      await expect(badge(page)).toHaveText('2');
      for (const item of [water, foam]) await expect(cartLine(cartPanel(page), item)).toBeVisible();
    },
    async after(page) {
      await page.keyboard.press('Escape');
      await expect(cartPanel(page)).toBeHidden();
      await expect(cartButton(page)).toBeFocused();
    },
  },
  'the empty cart is open': {
    path: '/',
    reach: (page) => cartButton(page).click(),
    expectThere: (page) => expect(cartPanel(page)).toBeVisible(),
  },
  'a form is half written': {
    path: '/contato',
    async reach(page) {
      await page.getByLabel('Nome').fill('Ana Sá');
      await page.getByRole('radio', { name: 'WhatsApp' }).check();
      await page.getByLabel('Mensagem').fill('Olá, gost');
    },
    async expectThere(page) {
      await expect(page.getByLabel('Nome')).toHaveValue('Ana Sá');
      await expect(page.getByLabel('Mensagem')).toHaveValue('Olá, gost');
      await expect(page.getByLabel('Mensagem')).toBeFocused();
      await expect(page.getByRole('radio', { name: 'WhatsApp' })).toBeChecked();
    },
    async after(page) {
      await page.keyboard.type('aria');
      await expect(page.getByLabel('Mensagem')).toHaveValue('Olá, gostaria');
    },
  },
  'an accordion is open': {
    path: '/empresa',
    reach: (page) => summary(page, 'Visão').click(),
    expectThere: (page) => expect(page.locator('details[open]').filter({ has: summary(page, 'Visão') })).toHaveCount(1),
    async after(page) {
      await page.keyboard.press('Enter');
      await expect(page.locator('main details[open]')).toHaveCount(0);
    },
  },
  'a service is open': {
    path: '/servicos',
    reach: (page) => page.locator('#projetos').click(),
    expectThere: (page) =>
      expect(page.getByRole('link', { name: 'Faça seu orçamento' }).filter({ visible: true })).toHaveCount(1),
  },
  'the hero is at its third slide': {
    path: '/',
    reach: (page) => page.getByRole('button', { name: /^Ir para o destaque 3/ }).click(),
    expectThere: (page) => expect(hero(page)).toBeInViewport({ ratio: 0.9 }),
    async after(page) {
      await expect(page.getByRole('button', { name: /^Ir para o destaque 3/ })).toHaveAttribute('aria-current', 'true');
    },
  },
};

// What axe looks at has to stand still.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [name, { path, only = 'desktop', prepare, reach, expectThere, after }] of Object.entries(states)) {
  test(`React takes a page over in which ${name}`, async ({ page }) => {
    onlyOn(only, 'of that size alone, or the same at every width');
    const reported = await listen(page);
    await prepare?.(page);
    const scripts = await openHeldBack(page, path);
    await reach(page);
    await expectThere(page);
    await expectAccessible(page);
    const focused = await nameOfFocus(page);
    scripts.release();
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await expectThere(page);
    expect(await nameOfFocus(page)).toBe(focused);
    await expectAccessible(page);
    await after?.(page);
    // What React could not take over as it was, it reports.
    expect(await reported.failures()).toEqual([]);
  });
}

const nameOfFocus = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return `${activeElement?.tagName} ${activeElement?.getAttribute('aria-label') ?? activeElement?.textContent?.slice(0, 40)}`;
  });
