import type { Page } from '@playwright/test';
import { badge, cartPanel, storedCart } from '../support/cart';
import { mailEndpoint } from '../support/contactForm';
import { expect, hydrated, onlyOn, test } from '../support/test';

test.beforeEach(() => onlyOn('desktop', 'the same at every width'));

/** Opens a page whose scripts do not come before `release`. */
async function openWithoutCode(page: Page, path: string, scripts: string): Promise<{ release(): void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return { release: () => release() };
}

const shell = '**/shell/*/main.js';

test('a product that is added before the code of the catalogue has come is in the cart once it has', async ({
  page,
}) => {
  const code = await openWithoutCode(page, '/produtos/AP-10L', '**/mfe-catalog/*/ProductPage.js');
  await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).click();
  code.release();
  await expect(badge(page)).toHaveText('1');
  expect(await storedCart(page)).toHaveLength(1);
  await expect(cartPanel(page)).toBeHidden();
});

test('whoever changes their mind before the code has come is not surprised by it', async ({ page }) => {
  const code = await openWithoutCode(page, '/empresa', shell);
  await page.getByRole('button', { name: /^Abrir carrinho/ }).click();
  await expect(cartPanel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cartPanel(page)).toBeHidden();
  code.release();
  await hydrated(page);
  await expect(cartPanel(page)).toBeHidden();
});

test('what is typed and chosen before the code has come is kept, and sent', { tag: '@journey' }, async ({ page }) => {
  const code = await openWithoutCode(page, '/contato', shell);
  await page.getByLabel('Nome').fill('Ana Sá');
  await page.getByLabel('E-mail').fill('ana@example.com.br');
  await page.getByLabel('Telefone').first().fill('21988887777');
  await page.getByLabel('Assunto').fill('Projeto');
  await page.getByLabel('Mensagem').fill('Olá');
  await page.getByRole('radio', { name: 'WhatsApp' }).check();
  code.release();
  await hydrated(page);
  const sent = page.waitForRequest(mailEndpoint);
  await page.getByRole('button', { name: 'Enviar mensagem' }).click();
  const body = (await sent).postData() ?? '';
  for (const value of ['Ana Sá', 'ana@example.com.br', '21', 'Projeto', 'Olá', 'whatsapp'])
    expect(body).toContain(value);
});

test('a message that the browser has refused to send is not sent by the code either', async ({ page }) => {
  const code = await openWithoutCode(page, '/contato', shell);
  await page.getByLabel('Nome').fill('Ana Sá');
  await page.getByLabel('E-mail').fill('ana@example.com.br');
  await page.getByLabel('Assunto').fill('Projeto');
  await page.getByRole('button', { name: 'Enviar mensagem' }).click();
  await expect(page.getByLabel('Mensagem')).toBeFocused();
  await page.keyboard.type('Olá, gost');
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  code.release();
  await hydrated(page);
  await page.keyboard.type('aria de um projeto');
  await expect(page.getByLabel('Mensagem')).toHaveValue('Olá, gostaria de um projeto');
  await page.waitForLoadState('networkidle');
  expect(sent).toEqual([]);
});
