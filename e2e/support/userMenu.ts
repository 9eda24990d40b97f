import type { Locator, Page } from '@playwright/test';
import { expect, test } from './test';

const isPhone = () => test.info().project.name === 'phone';

/** The user menu, brought into view: in the header or, on small screens, in the side menu. */
export async function userMenu(page: Page): Promise<Locator> {
  if (!isPhone()) return page.getByRole('banner').locator('[data-boundary="mfe_account/UserMenu"]');
  const sideMenu = page.getByRole('dialog', { name: 'Menu' });
  if (!(await sideMenu.isVisible())) await page.getByRole('button', { name: 'Abrir menu' }).click();
  return sideMenu.getByRole('region', { name: 'Área do Usuário' });
}

/** What greets the visitor: in the header the button of the list, whose name may come from the page's styles. */
function greeting(menu: Locator, firstName: string): Locator {
  const text = `Olá, ${firstName}`;
  return isPhone() ? menu.getByText(text, { exact: true }) : menu.getByRole('button', { name: text, exact: true });
}

/** The user menu of a signed-in visitor with its entries in view. */
export async function openUserMenu(page: Page, firstName: string): Promise<Locator> {
  const menu = await userMenu(page);
  if (!isPhone()) {
    const button = greeting(menu, firstName);
    // A visitor's hand is over it before it presses; that brings the menu's code where it is not there yet.
    await button.hover();
    await expect.poll(() => button.evaluate(isHydrated)).toBe(true);
    await button.click();
  }
  await expect(menu.getByRole('button', { name: 'Sair' })).toBeVisible();
  return menu;
}

const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'));

export const signInLink = (menu: Locator) => menu.getByRole('link', { name: 'Entrar' });

/** The menu greets, and offers no sign-in. */
export async function expectGreeting(page: Page, firstName: string): Promise<void> {
  const menu = await userMenu(page);
  await expect(greeting(menu, firstName)).toBeVisible();
  await expect(signInLink(menu)).toHaveCount(0);
}

/** The menu offers sign-in, and nothing else. */
export async function expectSignedOut(page: Page): Promise<void> {
  const menu = await userMenu(page);
  await expect(signInLink(menu)).toBeVisible();
  await expect(menu.getByText(/Olá/).filter({ visible: true })).toHaveCount(0);
  await expect(menu.getByRole('link')).toHaveCount(1);
  await expect(menu.getByRole('button')).toHaveCount(0);
}

/** What the next page load is told of the visitor. */
export function sessionHint(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('session-hint'));
}

/** Names of all that local storage holds of a session. */
export function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => /^firebase:authUser|^session/.test(key)));
}
