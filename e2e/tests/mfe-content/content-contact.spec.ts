import type { Locator, Page } from '@playwright/test';
import { channels, isGreen, isRed } from '../../support/color';
import { holdRequests, mailEndpoint, newPerson } from '../../support/contactForm';
import { openHeldBack } from '../../support/heldBack';
import { mailsFrom } from '../../support/outbox';
import { siteConfig } from '../../support/siteConfig';
import { expect, expectAccessible, hydrated, onlyOn, test } from '../../support/test';

const accepted = 'Mensagem enviada com sucesso! Responderemos em até 24 horas.';
const failed = 'Erro ao enviar a mensagem. Por favor, tente novamente.';

const form = (page: Page) => page.getByRole('form', { name: 'Entre em contato' });
const box = (page: Page, name: FieldName) => form(page).getByRole('textbox', { name, exact: true });
const choice = (page: Page, name: 'Email' | 'Telefone' | 'WhatsApp') => form(page).getByRole('radio', { name });
const sendButton = (page: Page) => form(page).getByRole('button');

type FieldName = 'Nome' | 'E-mail' | 'Telefone' | 'Assunto' | 'Mensagem';
type Message = Readonly<Record<FieldName, string>>;

/** A message that no other test sends. */
function newMessage(): Message {
  const { name, email, phone } = newPerson();
  const lines = 'Três andares, 40 extintores.\nQuando podem vir?\n=C3 100% <b>às</b> 9 h';
  return { Nome: name, 'E-mail': email, Telefone: phone, Assunto: 'Vistoria do prédio', Mensagem: lines };
}

async function open(page: Page): Promise<void> {
  await page.goto('/contato');
  await hydrated(page);
  // From here on the messages under the fields are ours, not the browser's.
  await expect(form(page)).toHaveAttribute('novalidate');
}

const entries = (message: Message) => Object.entries(message) as [FieldName, string][];

async function fill(page: Page, message: Message): Promise<void> {
  for (const [name, value] of entries(message)) await box(page, name).fill(value);
}

async function expectValues(page: Page, message: Message): Promise<void> {
  for (const [name, value] of entries(message)) await expect(box(page, name)).toHaveValue(value);
}

const nothing: Message = { Nome: '', 'E-mail': '', Telefone: '', Assunto: '', Mensagem: '' };

async function expectMail(message: Message, preferred: string): Promise<void> {
  await expect.poll(() => mailsFrom(message['E-mail'])).toHaveLength(1);
  const [mail = ''] = await mailsFrom(message['E-mail']);
  const { Mensagem: text, ...rows } = message;
  for (const [label, value] of Object.entries(rows)) expect(mail).toContain(`${label}: ${value}`);
  expect(mail.replaceAll('\r\n', '\n')).toContain(`Mensagem:\n${text}`);
  expect(mail).toContain(`Contato preferido: ${preferred}`);
  expect(mail).toContain('Origem: Página de Contato');
}

test('says how to reach the company, and how soon it answers; the form has the fields of the message', async ({
  page,
}) => {
  const { street, district, city, email, phone, hours, mapUrl } = siteConfig.contact;
  await open(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Fale conosco' })).toBeVisible();
  const visit = page.getByRole('region', { name: 'Marque uma visita' });
  await expect(visit.getByRole('heading', { name: 'Marque uma visita' })).toBeVisible();
  await expect(visit).toContainText('até 24 horas');
  await expect(visit.getByRole('listitem')).toHaveCount(4);
  const map = visit.getByRole('link', { name: street });
  await expect(map).toHaveAttribute('href', mapUrl);
  await expect(map).toHaveAttribute('rel', /noopener/);
  await expect(map).toContainText(district);
  await expect(map).toContainText(city);
  await expect(visit.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  const number = `tel:+55${phone.replace(/\D/g, '')}`;
  await expect(visit.getByRole('link', { name: phone })).toHaveAttribute('href', number);
  await expect(visit.getByText(hours)).toBeVisible();
  const location = page.getByRole('img', { name: /Mapa/ });
  await location.scrollIntoViewIfNeeded();
  await expect.poll(() => location.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await expect(page.getByRole('heading', { name: 'Entre em contato' })).toBeVisible();
  await expectValues(page, nothing);
  await expect(box(page, 'Telefone')).toHaveAttribute('placeholder', 'Telefone (opcional)');
  await expect(box(page, 'Mensagem')).toHaveAttribute('rows', '4');
  await expect(form(page).getByRole('radio')).toHaveCount(3);
  await expect(choice(page, 'Email')).toBeChecked();
  for (const name of ['Telefone', 'WhatsApp'] as const) await expect(choice(page, name)).not.toBeChecked();
});

test.describe('sending', () => {
  test("shows the server's answer in green, empties the form, and the message arrives", { tag: '@journey' }, async ({
    page,
  }) => {
    await open(page);
    const message = newMessage();
    await fill(page, message);
    await choice(page, 'WhatsApp').check();
    const requests = await holdRequests(page, mailEndpoint);
    await sendButton(page).click();
    await expect(sendButton(page)).toHaveText('Enviando...');
    await expect(sendButton(page)).toBeDisabled();
    requests.release();

    const answer = form(page).getByRole('status').filter({ hasText: accepted });
    await expect(answer).toBeVisible();
    expect(isGreen(await channels(answer))).toBe(true);
    await expectValues(page, nothing);
    await expect(choice(page, 'Email')).toBeChecked();
    await expect(sendButton(page)).toBeEnabled();
    expect(requests.count()).toBe(1);
    await expectMail(message, 'WhatsApp');
  });

  test('that fails (an error of the server) says so in red, keeps everything, and can be repeated', async ({
    page,
    quietConsole,
  }) => {
    onlyOn('desktop', 'the same at every width');
    quietConsole.expect(/send_mail\.php/);
    await open(page);
    const message = newMessage();
    await fill(page, message);
    await choice(page, 'Telefone').check();
    await page.route(mailEndpoint, (route) => route.fulfill({ status: 500, body: 'PHP Fatal error: secret' }), {
      times: 1,
    });
    await sendButton(page).click();
    const alert = form(page).getByRole('alert');
    await expect(alert).toHaveText(failed);
    expect(isRed(await channels(alert))).toBe(true);
    await expectValues(page, message);
    await expect(choice(page, 'Telefone')).toBeChecked();

    await sendButton(page).click();
    await expect(form(page).getByText(accepted)).toBeVisible();
    await expect(form(page).getByRole('alert')).toHaveCount(0);
    await expectMail(message, 'Telefone');
  });
});

test.describe('validation', () => {
  const invalidPhone = 'Formato de telefone inválido. Use (99)99999-9999 ou (99)9999-9999.';
  // A mistake of each field; which texts are mistakes is for the unit tests (`shared/src/forms`).
  const cases: readonly { field: FieldName; value: string; message: string }[] = [
    { field: 'Nome', value: 'Ana 2', message: 'O nome deve conter apenas letras.' },
    { field: 'E-mail', value: 'ana@exemplo', message: 'Formato de e-mail inválido.' },
    { field: 'Telefone', value: '219999888', message: invalidPhone },
    { field: 'Assunto', value: ' ', message: 'O assunto é obrigatório.' },
    { field: 'Mensagem', value: '\n', message: 'A mensagem é obrigatória.' },
  ];

  /** The message stands below the field, tied to it, and the field's border is red. */
  async function expectWrong(field: Locator, message: string): Promise<void> {
    await expect(field).toHaveAccessibleDescription(message);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    const text = field.page().getByText(message, { exact: true });
    await expect(text).toBeVisible();
    const [above, below] = [await field.boundingBox(), await text.boundingBox()];
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
    await expect.poll(async () => isRed(await channels(field, 'borderTopColor'))).toBe(true);
  }

  test('says what is wrong under each field, marks it red, and sends nothing', { tag: '@journey' }, async ({
    page,
  }) => {
    await open(page);
    const requests = await holdRequests(page, mailEndpoint);
    await fill(page, newMessage());
    for (const { field, value, message } of cases) {
      await test.step(`${field}: "${value}"`, async () => {
        const right = await box(page, field).inputValue();
        await box(page, field).fill(value);
        await sendButton(page).click();
        await expectWrong(box(page, field), message);
        await box(page, field).fill(right);
        await expect(page.getByText(message, { exact: true })).toHaveCount(0);
      });
    }
    expect(requests.count()).toBe(0);
  });
});

test('a paste that is longer than a field takes is cut, and the visitor is told so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/contato');
  await hydrated(page);
  const subject = page.getByRole('main').getByLabel('Assunto');
  await page.evaluate((text) => navigator.clipboard.writeText(text), 'a'.repeat(201));
  await subject.focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(subject).toHaveValue('a'.repeat(200));
  const notice = page.getByText('O texto colado foi cortado: aqui cabem até 200 caracteres.');
  await expect(notice).toBeVisible();
  // Into a full field nothing goes at all.
  await page.keyboard.press('ControlOrMeta+V');
  await expect(notice).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(notice).toBeHidden();
});

test.describe('the draft', () => {
  test('survives a reload, and is gone once it is sent', { tag: '@journey' }, async ({ page }) => {
    await open(page);
    const message = newMessage();
    await fill(page, message);
    await choice(page, 'WhatsApp').check();
    await page.reload();
    await expectValues(page, message);
    await expect(choice(page, 'WhatsApp')).toBeChecked();
    await sendButton(page).click();
    await expect(form(page).getByText(accepted)).toBeVisible();
    await page.reload();
    await expect(form(page)).toHaveAttribute('novalidate');
    await expectValues(page, nothing);
    await expectMail(message, 'WhatsApp');
  });
});

const mistakes = {
  Nome: { typed: 'Ana 2', message: 'O nome deve conter apenas letras.' },
  Telefone: { typed: '123', message: 'Formato de telefone inválido. Use (99)99999-9999 ou (99)9999-9999.' },
} as const;

/** Sends a message with mistakes that no browser sees, mends them in the page that answers, and sends it again. */
async function sendTwice(page: Page, meanwhile = async () => {}): Promise<void> {
  const message = newMessage();
  await fill(page, { ...message, Nome: mistakes.Nome.typed, Telefone: mistakes.Telefone.typed });
  await choice(page, 'WhatsApp').check();
  const answered = page.waitForResponse(mailEndpoint);
  await sendButton(page).click();
  expect((await answered).status()).toBe(422);

  await expect(page).toHaveURL('/send_mail.php');
  await expectValues(page, { ...message, Nome: mistakes.Nome.typed, Telefone: mistakes.Telefone.typed });
  await expect(choice(page, 'WhatsApp')).toBeChecked();
  for (const [name, { message: text }] of Object.entries(mistakes) as ['Nome', { message: string }][]) {
    await expect(box(page, name)).toHaveAccessibleDescription(text);
    await expect(box(page, name)).toHaveAttribute('aria-invalid', 'true');
    await expect(form(page).getByText(text, { exact: true })).toBeVisible();
  }
  await expect(form(page).locator('[aria-invalid]')).toHaveCount(2);
  await expect(box(page, 'Nome')).toBeFocused();
  await expect(box(page, 'Nome')).toBeInViewport();
  await meanwhile();

  await box(page, 'Nome').fill(message.Nome);
  await box(page, 'Telefone').fill(message.Telefone);
  await sendButton(page).click();
  await expect(page).toHaveURL('/contato/enviada');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mensagem enviada com sucesso!');
  await expect(page.getByText('Responderemos em até 24 horas.')).toBeVisible();
  await meanwhile();
  await expectMail(message, 'WhatsApp');
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is sent, and answered by a page: what is wrong, beside what was typed; then thanks', {
    tag: '@journey',
  }, async ({ page, quietConsole }) => {
    quietConsole.expect(/422/);
    await page.goto('/contato');
    await sendTwice(page);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mensagem enviada com sucesso!');
  });

  test('a link that asks for a quote names the product', async ({ page }) => {
    await page.goto('/contato?produto=Extintor+%C3%81gua+10+L#formulario');
    await expect(box(page, 'Assunto')).toHaveValue('Orçamento: Extintor Água 10 L');
    await expect(box(page, 'Mensagem')).toHaveValue(/Extintor Água 10 L/);
    await expect(box(page, 'Nome')).toBeInViewport();
  });
});

test.describe('while its code is held back', () => {
  test('the form is sent and answered all the same', async ({ page, quietConsole }) => {
    quietConsole.expect(/422/);
    await openHeldBack(page, '/contato');
    await sendTwice(page, () => expectAccessible(page));
  });

  test('a quote that a link asks for is taken over, and what was typed beside it', async ({ page }) => {
    const code = await openHeldBack(page, '/contato?produto=Extintor+ABC#formulario');
    await expect(box(page, 'Assunto')).toHaveValue('Orçamento: Extintor ABC');
    await box(page, 'Nome').fill('Ana');
    code.release();
    await expect(form(page)).toHaveAttribute('novalidate');
    await expect(box(page, 'Nome')).toHaveValue('Ana');
    await expect(box(page, 'Assunto')).toHaveValue('Orçamento: Extintor ABC');
    await page.reload();
    await expect(form(page)).toHaveAttribute('novalidate');
    await expect(box(page, 'Assunto')).toHaveValue('Orçamento: Extintor ABC');
    await page.goto('/contato');
    await expect(form(page)).toHaveAttribute('novalidate');
    await expect(box(page, 'Assunto')).toHaveValue('');
  });
});

test('a message that was sent is answered at an address that nobody finds, which forgets the draft', async ({
  page,
}) => {
  await open(page);
  await box(page, 'Nome').fill('Ana');
  await page.goto('/contato/enviada');
  await hydrated(page);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain('enviada');
  await expectAccessible(page);
  await open(page);
  await expect(box(page, 'Nome')).toHaveValue('');
});

test.describe('the server', () => {
  test.beforeEach(() => onlyOn('desktop', 'it does not see the screen'));

  const right = {
    name: 'Ana Sá',
    email: 'ana@example.com.br',
    phone: '',
    subject: 'Recarga',
    message: 'Bom dia.',
    preferredContact: 'email',
    origem_formulario: 'Página de Contato',
  };

  test('says what is wrong, in the words of the form (400)', async ({ request }) => {
    const wrong = { name: 'R2-D2', email: 'ana', phone: '1', subject: '', message: ' ', preferredContact: 'email' };
    const answer = await request.post('/send_mail.php', { multipart: { ...right, ...wrong } });
    expect(answer.status()).toBe(400);
    expect((await answer.text()).split('\n')).toEqual([
      'O nome deve conter apenas letras.',
      'Formato de e-mail inválido.',
      'Formato de telefone inválido. Use (99)99999-9999 ou (99)9999-9999.',
      'O assunto é obrigatório.',
      'A mensagem é obrigatória.',
    ]);
  });

  test('does not take more than 256 KB (413)', async ({ request }) => {
    const answer = await request.post('/send_mail.php', { multipart: { ...right, message: 'a'.repeat(263_000) } });
    expect(answer.status()).toBe(413);
    expect(await answer.text()).toBe('A mensagem é grande demais. Por favor, envie um texto menor.');
  });

  test('takes nothing but multipart (415)', async ({ request }) => {
    for (const body of [{ form: right }, { data: right }]) {
      const answer = await request.post('/send_mail.php', body);
      expect(answer.status()).toBe(415);
      expect(await answer.text()).toBe('Formato não aceito. Envie a mensagem pelo formulário do site.');
    }
  });
});
