import type { Page } from '@playwright/test';
import { popup, sendButton } from '../../support/contactForm';
import { everyScript, openHeldBack } from '../../support/heldBack';
import { expect, hydrated, test } from '../../support/test';

const messages = {
  Nome: 'O nome é obrigatório.',
  'E-mail': 'O e-mail é obrigatório.',
  Assunto: 'O assunto é obrigatório.',
  Mensagem: 'A mensagem é obrigatória.',
};
type FieldName = keyof typeof messages;
const names = Object.keys(messages) as FieldName[];

const form = (page: Page) => page.getByRole('form', { name: 'Entre em contato' });
const box = (page: Page, name: string) => form(page).getByRole('textbox', { name, exact: true });
const send = (page: Page) => form(page).getByRole('button', { name: 'Enviar mensagem' });

async function expectMessages(page: Page, wrong: readonly FieldName[] = names): Promise<void> {
  for (const name of names) {
    const isWrong = wrong.includes(name);
    const field = box(page, name);
    await expect(form(page).getByText(messages[name], { exact: true })).toHaveCount(isWrong ? 1 : 0);
    if (!isWrong) await expect(field).not.toHaveAttribute('aria-invalid');
    else {
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(messages[name]);
      await expect(field).toHaveCSS('border-top-color', 'rgb(179, 17, 42)');
    }
  }
}

test('Enter in a field before hydration shows all messages, which React adopts', async ({ page }) => {
  const scripts = await openHeldBack(page, '/contato');
  await box(page, 'Nome').click();
  await page.keyboard.press('Enter');
  await expectMessages(page);
  await expect(box(page, 'Nome')).toBeFocused();
  await page.keyboard.type('Ana');
  await expectMessages(page, ['E-mail', 'Assunto', 'Mensagem']);
  await box(page, 'Mensagem').click();
  scripts.release();
  await hydrated(page);
  await expectMessages(page, ['E-mail', 'Assunto', 'Mensagem']);
  await expect(box(page, 'Mensagem')).toBeFocused();
  await page.keyboard.type('Olá');
  await expectMessages(page, ['E-mail', 'Assunto']);
  await box(page, 'Nome').fill('');
  await expectMessages(page, ['Nome', 'E-mail', 'Assunto']);
  await send(page).click();
  await expectMessages(page, ['Nome', 'E-mail', 'Assunto']);
  await expect(box(page, 'Nome')).toBeFocused();
});

test('a press before any script has loaded is handled by the first responder', async ({ page }) => {
  const scripts = await openHeldBack(page, '/contato', everyScript);
  await send(page).click();
  scripts.release();
  await expectMessages(page);
  await expect(box(page, 'Nome')).toBeFocused();
  await hydrated(page);
  await expectMessages(page);
});

// Unit tests cover malformed values (`shell/src/early/forms`). `content-contact` tests the popup that React has opened.
test('the popup, opened before React has come, shows all messages at the first press', async ({ page }) => {
  const held = await openHeldBack(page, '/produtos/AP-10L');
  await page.getByRole('button', { name: 'Comprar Agora' }).click();
  held.release();
  await sendButton(popup(page)).click();
  for (const name of ['Nome', 'E-mail'] as const) {
    await expect(popup(page).getByText(messages[name])).toBeVisible();
    await expect(popup(page).getByLabel(name)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(popup(page).getByLabel('Nome')).toBeFocused();
});

// The form of /login has the same parts.
test('the form of /cadastro shows all messages at the first press', async ({ page }) => {
  await page.goto('/cadastro');
  await page.getByRole('main').getByRole('button', { name: 'Cadastrar', exact: true }).click();
  for (const text of ['O nome é obrigatório.', 'O e-mail é obrigatório.', 'A senha é obrigatória.']) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeFocused();
  await expect(page.getByRole('main').locator('input:not([required])')).toHaveCount(0);
});
