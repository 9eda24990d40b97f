import type { Locator, Page } from '@playwright/test';
import { productNamed } from './products';
import { expect } from './test';

/** Spec 9. */
const storageKey = 'cartItems';

export interface StoredItem {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly quantity: number;
  readonly imagePath: string;
}

export const water: StoredItem = { ...productNamed('AP-10L'), quantity: 1, imagePath: '' };

export const foam: StoredItem = { ...productNamed('EM-50L'), quantity: 1, imagePath: '' };

export function cartButton(page: Page): Locator {
  return page.getByRole('button', { name: /^Abrir carrinho/ });
}

/** Hidden for an empty cart. */
export function badge(page: Page): Locator {
  return page.getByTestId('cart-badge').filter({ visible: true });
}

export function cartPanel(page: Page): Locator {
  return page.getByRole('dialog', { name: /^Meu carrinho/ });
}

export async function openCart(page: Page): Promise<Locator> {
  await cartButton(page).click();
  const panel = cartPanel(page);
  await expect(panel.getByRole('button', { name: 'Opções do carrinho' })).toBeVisible();
  // React's lines replace those of the first responder.
  await expect(panel.locator('[data-boundary][data-live]')).toHaveCount(1);
  return panel;
}

export function cartLine(panel: Locator, { name }: Pick<StoredItem, 'name'>): Locator {
  return panel.getByRole('listitem').filter({ hasText: name });
}

export async function clearCart(panel: Locator): Promise<void> {
  await panel.getByRole('button', { name: 'Opções do carrinho' }).click();
  await panel.getByRole('menuitem', { name: 'Limpar carrinho' }).click();
}

export function storedText(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), storageKey);
}

/** Only other tabs receive a `storage` event. */
export async function store(page: Page, text: string | null): Promise<void> {
  await page.evaluate(([key, value]) => (value === null ? localStorage.clear() : localStorage.setItem(key, value)), [
    storageKey,
    text,
  ] as const);
}

export async function storedCart(page: Page): Promise<StoredItem[]> {
  return JSON.parse((await storedText(page)) ?? 'null');
}

/** Stores the cart before the first page, unless a cart is stored. */
export async function startWithCart(page: Page, ...items: readonly StoredItem[]): Promise<void> {
  await page.context().addInitScript(
    ([key, value]) => {
      // `about:blank` has no local storage.
      if (location.protocol.startsWith('http') && localStorage.getItem(key) === null) localStorage.setItem(key, value);
    },
    [storageKey, JSON.stringify(items)] as const,
  );
}
