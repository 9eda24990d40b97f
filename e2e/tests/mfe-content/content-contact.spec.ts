import type { Locator, Page } from '@playwright/test';
import {
  fillShortForm,
  mailEndpoint,
  mailsFrom,
  newPerson,
  openPopup,
  sendButton as sendButtonOf,
} from '../../support/contactForm';
import { everyScript, holdRequests, openHeldBack } from '../../support/heldBack';
import { expect, expectAccessible, hydrated, test } from '../../support/test';

// Unit tests cover the texts of errors and answers (`mfe-content/src/contactForm`, `shared/src/forms`).

// axe needs pages without running animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const accepted = 'Mensagem enviada com sucesso! Responderemos em até 24 horas.';
const failed = 'Erro ao enviar a mensagem. Por favor, tente novamente.';
const wrongName = { text: 'Ana 2', message: 'O nome deve conter apenas letras.' };

const form = (page: Page) => page.getByRole('form', { name: 'Entre em contato' });
const box = (page: Page, name: FieldName) => form(page).getByRole('textbox', { name, exact: true });
const choice = (page: Page, name: 'Email' | 'WhatsApp') => form(page).getByRole('radio', { name });
const sendButton = (page: Page) => form(page).getByRole('button');

type FieldName = 'Nome' | 'E-mail' | 'Telefone' | 'Assunto' | 'Mensagem';
type Message = Readonly<Record<FieldName, string>>;

function newMessage(): Message {
  const { name, email, phone } = newPerson();
  const lines = 'Três andares, 40 extintores.\nQuando podem vir?\n=C3 100% <b>às</b> 9 h';
  return { Nome: name, 'E-mail': email, Telefone: phone, Assunto: 'Vistoria do prédio', Mensagem: lines };
}

/** Waits until our messages replace those of the browser; moves the pointer, since an untouched page starts after seconds. */
async function isOurs(page: Page): Promise<void> {
  await hydrated(page);
  await expect(form(page)).toHaveAttribute('novalidate');
}

const entries = (message: Message) => Object.entries(message) as [FieldName, string][];

async function fill(page: Page, message: Message): Promise<void> {
  for (const [name, value] of entries(message)) await box(page, name).fill(value);
  await choice(page, 'WhatsApp').check();
}

async function expectValues(page: Page, message: Message): Promise<void> {
  for (const [name, value] of entries(message)) await expect(box(page, name)).toHaveValue(value);
  await expect(choice(page, 'WhatsApp')).toBeChecked();
}

async function expectEmpty(page: Page): Promise<void> {
  for (const [name] of entries(newMessage())) await expect(box(page, name)).toHaveValue('');
  await expect(choice(page, 'Email')).toBeChecked();
}

async function expectMail(message: Message): Promise<void> {
  await expect.poll(() => mailsFrom(message['E-mail'])).toHaveLength(1);
  const [mail = ''] = await mailsFrom(message['E-mail']);
  const { Mensagem: text, ...rows } = message;
  for (const [label, value] of Object.entries(rows)) expect(mail).toContain(`${label}: ${value}`);
  expect(mail.replaceAll('\r\n', '\n')).toContain(`Mensagem:\n${text}`);
  expect(mail).toContain('Contato preferido: WhatsApp');
  expect(mail).toContain('Origem: Página de Contato');
}

async function expectColor(element: Locator, name: 'red' | 'green', property: 'color' | 'borderTopColor' = 'color') {
  const isSo = async () => {
    const value = await element.evaluate((node, it) => getComputedStyle(node)[it], property);
    const [red = 0, green = 0, blue = 0] = (value.match(/\d+/g) ?? []).map(Number);
    return name === 'red' ? red > 2 * Math.max(green, blue) : green > Math.max(red, blue);
  };
  await expect.poll(isSo).toBe(true);
}

test('a message survives a reload and a failure, is corrected and sent, and leaves no draft', {
  tag: '@journey',
}, async ({ page, quietConsole }) => {
  quietConsole.expect(/send_mail\.php/);
  const message = newMessage();
  await page.goto('/contato');
  await isOurs(page);
  await fill(page, message);
  await page.reload();
  await isOurs(page);
  await expectValues(page, message);
  const requests = await holdRequests(page, mailEndpoint);
  await test.step('an error is shown under its field, which has a red border', async () => {
    await box(page, 'Nome').fill(wrongName.text);
    await sendButton(page).click();
    await expect(box(page, 'Nome')).toHaveAccessibleDescription(wrongName.message);
    await expectColor(box(page, 'Nome'), 'red', 'borderTopColor');
    const text = page.getByText(wrongName.message, { exact: true });
    const [above, below] = [await box(page, 'Nome').boundingBox(), await text.boundingBox()];
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
    await expectAccessible(page, 'main');
    await box(page, 'Nome').fill(message.Nome);
    await expect(text).toHaveCount(0);
    expect(requests.count()).toBe(0);
  });
  await test.step('a failure is shown in red, and all values are kept', async () => {
    await page.route(mailEndpoint, (route) => route.fulfill({ status: 500, body: 'PHP Fatal error' }), { times: 1 });
    await sendButton(page).click();
    const alert = form(page).getByRole('alert');
    await expect(alert).toHaveText(failed);
    await expectColor(alert, 'red');
    await expectValues(page, message);
  });
  await test.step("the server's answer is shown in green", async () => {
    await sendButton(page).click();
    await expect(sendButton(page)).toHaveText('Enviando...');
    await expect(sendButton(page)).toBeDisabled();
    requests.release();
    const answer = form(page).getByRole('status').filter({ hasText: accepted });
    await expect(answer).toBeVisible();
    await expectColor(answer, 'green');
    await expect(form(page).getByRole('alert')).toHaveCount(0);
    await expectEmpty(page);
    await expectAccessible(page, 'main');
    await expectMail(message);
    expect(requests.count()).toBe(1);
  });
  await page.reload();
  await isOurs(page);
  await expectEmpty(page);
});

test('the popup’s short form shows mistakes, failure and success, and its e-mail names the origin', {
  tag: '@journey',
}, async ({ page, quietConsole }) => {
  quietConsole.expect(/send_mail/);
  await page.goto('/produtos/AP-10L');
  await hydrated(page);
  const popup = await openPopup(page);
  const person = newPerson();
  await sendButtonOf(popup).click();
  await expect(popup.getByText('O nome é obrigatório.')).toBeVisible();
  await expectAccessible(page, 'dialog[open]');
  await page.route(mailEndpoint, (route) => route.abort(), { times: 1 });
  await fillShortForm(popup, person);
  await sendButtonOf(popup).click();
  await expect(popup.getByRole('alert')).toHaveText(failed);
  await sendButtonOf(popup).click();
  await expect(popup.getByText(accepted)).toBeVisible();
  await expectAccessible(page, 'dialog[open]');
  await expect.poll(() => mailsFrom(person.email)).toHaveLength(1);
  expect((await mailsFrom(person.email))[0]).toContain('Origem: Produto: Extintor Água Pressurizada 10 L');
});

/** Sends a message with mistakes that the browser accepts, corrects them in the answered page, and sends it again. */
async function sendTwice(page: Page, meanwhile = async () => {}): Promise<void> {
  const message = newMessage();
  const wrongPhone = {
    text: '123',
    message: 'Formato de telefone inválido. Use (99)99999-9999 ou (99)9999-9999.',
  };
  const wrong = { ...message, Nome: wrongName.text, Telefone: wrongPhone.text };
  await fill(page, wrong);
  const answered = page.waitForResponse(mailEndpoint);
  await sendButton(page).click();
  expect((await answered).status()).toBe(422);

  await expect(page).toHaveURL('/send_mail.php');
  await expectValues(page, wrong);
  await expect(box(page, 'Nome')).toHaveAccessibleDescription(wrongName.message);
  await expect(box(page, 'Telefone')).toHaveAccessibleDescription(wrongPhone.message);
  await expect(form(page).locator('[aria-invalid=true]')).toHaveCount(2);
  await expect(form(page).getByText(wrongPhone.message, { exact: true })).toBeVisible();
  await expect(box(page, 'Nome')).toBeFocused();
  await expect(box(page, 'Nome')).toBeInViewport();
  await meanwhile();

  await box(page, 'Nome').fill(message.Nome);
  await box(page, 'Telefone').fill(message.Telefone);
  await sendButton(page).click();
  await expect(page).toHaveURL(/\/contato\/enviada\?numero=S-/);
  await expect(page.getByText(/^Número: S-\d{6}-\w{5}, de /)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mensagem enviada com sucesso!');
  await expect(page.getByText('Responderemos em até 24 horas.')).toBeVisible();
  await meanwhile();
  await expectMail(message);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is sent and answered by a page with errors and values, then by a confirmation', {
    tag: '@journey',
  }, async ({ page, quietConsole }) => {
    quietConsole.expect(/422/);
    await page.goto('/contato');
    await sendTwice(page);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mensagem enviada com sucesso!');
  });
});

test('before the scripts load the form is sent and answered, and the confirmation page deletes the draft', async ({
  page,
  quietConsole,
}) => {
  quietConsole.expect(/422/);
  await page.goto('/contato');
  await isOurs(page);
  await box(page, 'Mensagem').fill('Um rascunho');
  const { release } = await openHeldBack(page, '/contato', everyScript);
  await sendTwice(page, () => expectAccessible(page, 'main'));
  release();
  await hydrated(page);
  await page.goto('/contato');
  await isOurs(page);
  await expect(box(page, 'Mensagem')).toHaveValue('');
});
