import type { Locator, Page, Route } from '@playwright/test';
import { badge, cartButton, cartPanel, clearCart, foam, startWithCart, water } from '../../support/cart';
import { fillShortForm, mailEndpoint, mailsFrom, newPerson, popup, sendButton } from '../../support/contactForm';
import { openHeldBack } from '../../support/heldBack';
import { expect, expectAccessible, hydrated, test } from '../../support/test';

const title = (count: number) => `Peça o orçamento destes ${count} itens`;

// Unit tests cover a cart whose products are all gone from the catalogue (`mfe-cart/src/panel`, `mfe-cart/src/quote`).

async function openQuote(page: Page): Promise<Locator> {
  await cartButton(page).click();
  await cartPanel(page).getByRole('button', { name: 'Finalizar Compra' }).click();
  await expect(popup(page).getByLabel('Nome')).toBeVisible();
  return popup(page);
}

test('from the home page a quote of three products is nine presses away, and its mail lists all of them', {
  tag: '@journey',
}, async ({ page }) => {
  const person = newPerson();
  let presses = 0;
  const press = async (target: Locator) => {
    presses += 1;
    await target.click();
  };
  await page.goto('/');
  await hydrated(page);
  await press(page.getByRole('banner').getByRole('link', { name: 'Produtos' }));
  const adding = page.getByRole('button', { name: /^Adicionar .* ao carrinho$/ });
  for (const count of ['1', '2', '3']) {
    await press(adding.first());
    await expect(badge(page)).toHaveText(count);
  }
  await press(cartButton(page));
  await press(cartPanel(page).getByRole('button', { name: 'Finalizar Compra' }));
  const form = popup(page);
  await expect(form.getByRole('heading', { name: title(3) })).toBeVisible();
  await press(form.getByLabel('Nome'));
  await page.keyboard.type(person.name);
  await press(form.getByLabel('E-mail'));
  await page.keyboard.type(person.email);
  await press(sendButton(form));
  await expect(form.getByText(/^Mensagem enviada com sucesso/)).toBeVisible();
  expect(presses).toBe(9);
  await expect(form).toHaveAccessibleName('Pedido enviado');
  await expect(form.getByText('Respondemos em até 24 horas, por e-mail.')).toBeVisible();
  await expect(form.getByLabel('Nome')).toBeHidden();
  await expectAccessible(page, 'dialog[open]');
  await expect.poll(() => mailsFrom(person.email)).toHaveLength(1);
  const [mail = ''] = await mailsFrom(person.email);
  expect(mail.match(/^- 1 × .*, R\$ .* cada: R\$ /gm)).toHaveLength(3);
  expect(mail.match(/^ {2}http\S+\/produtos\/\S+$/gm)).toHaveLength(3);
  await page.keyboard.press('Escape');
  await expect(badge(page)).toHaveText('3');
  await clearCart(cartPanel(page));
  await expect(badge(page)).toHaveCount(0);
});

test('the chat gets the list; closed and opened again the popup has a new form', async ({ page }) => {
  await startWithCart(page, { ...water, quantity: 2 }, foam);
  await page.goto('/empresa');
  await hydrated(page);
  const opened = await openQuote(page);
  const link = await opened.getByRole('link', { name: /^Enviar pelo WhatsApp/ }).getAttribute('href');
  const text = new URL(link ?? '').searchParams.get('text');
  expect(text).toMatch(
    /^Olá, gostaria de um orçamento para 3 itens:\n- 2 × .*\(AP-10L\), R\$ .*\n- 1 × .*\(EM-50L\), R\$ .*$/,
  );
  await opened.getByLabel('Nome').fill('Ana');
  await page.keyboard.press('Escape');
  await expect(opened.getByLabel('Nome')).toHaveCount(0);
  await cartPanel(page).getByRole('button', { name: 'Finalizar Compra' }).click();
  await expect(opened.getByLabel('Nome')).toHaveValue('');
});

test('a request whose answer is lost stays typed, and arrives once however often its button is pressed', async ({
  page,
  quietConsole,
}) => {
  quietConsole.expect(/send_mail\.php/);
  const person = newPerson();
  await startWithCart(page, water, foam);
  await page.goto('/empresa');
  await hydrated(page);
  const form = await openQuote(page);
  await fillShortForm(form, person);
  const loseAnswer = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route(mailEndpoint, loseAnswer, { times: 1 });
  await sendButton(form).dblclick();
  await expect(form.getByText(/^Erro ao enviar/)).toBeVisible();
  await expect(form.getByLabel('Nome')).toHaveValue(person.name);
  await sendButton(form).dblclick();
  await expect(form.getByText(/^Mensagem enviada com sucesso/)).toBeVisible();
  await expect.poll(() => mailsFrom(person.email)).toHaveLength(1);
});

test('a double click on a product before React has come asks for a quote of that product', async ({ page }) => {
  const scripts = await openHeldBack(page, '/produtos/AP-10L');
  await page.getByRole('button', { name: 'Comprar Agora' }).dblclick();
  await expect(popup(page)).toBeVisible();
  scripts.release();
  await expect(popup(page).getByRole('heading', { name: 'Peça o orçamento deste item' })).toBeVisible();
  await expect(popup(page).getByRole('listitem')).toHaveCount(1);
});
