import type { Locator, Page } from '@playwright/test';
import { expect, test } from './test';

const isPhone = () => test.info().project.name === 'phone';

export async function userMenu(page: Page): Promise<Locator> {
  if (!isPhone()) return page.getByRole('banner').locator('[data-boundary="mfe_account/UserMenu"]');
  const sideMenu = page.getByRole('dialog', { name: 'Menu' });
  if (!(await sideMenu.isVisible())) await page.getByRole('button', { name: 'Abrir menu' }).click();
  return sideMenu.getByRole('region', { name: 'Área do Usuário' });
}

export const headerGreeting = (page: Page): Locator =>
  page
    .getByRole('banner')
    .locator('summary')
    .filter({ hasText: /^Olá, / });

export async function openUserMenu(page: Page, firstName: string): Promise<Locator> {
  const menu = await userMenu(page);
  if (!isPhone()) {
    await expect(headerGreeting(page)).toHaveAccessibleName(`Olá, ${firstName}`);
    await headerGreeting(page).click();
  }
  await expect(menu.getByRole('button', { name: 'Sair' })).toBeVisible();
  return menu;
}

export const signInLink = (menu: Locator) => menu.getByRole('link', { name: 'Entrar' });

export async function expectGreeting(page: Page, firstName: string): Promise<void> {
  const menu = await userMenu(page);
  if (isPhone()) await expect(menu.getByText(`Olá, ${firstName}`, { exact: true })).toBeVisible();
  // By accessible name: the page's styles show a stored name, not as text.
  else await expect(headerGreeting(page)).toHaveAccessibleName(`Olá, ${firstName}`);
  await expect(signInLink(menu)).toHaveCount(0);
}

export async function expectSignedOut(page: Page): Promise<void> {
  const menu = await userMenu(page);
  await expect(signInLink(menu)).toBeVisible();
  await expect(menu.getByText(/Olá/).filter({ visible: true })).toHaveCount(0);
  await expect(menu.getByRole('link')).toHaveCount(1);
  await expect(menu.getByRole('button')).toHaveCount(0);
}

export function sessionHint(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('session-hint'));
}

export function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => /^firebase:authUser|^session/.test(key)));
}
