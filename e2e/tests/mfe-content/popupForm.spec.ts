import { foam, openCart, startWithCart, water } from '../../support/cart';
import { channels, isGreen, isRed } from '../../support/color';
import {
  fillShortForm,
  holdRequests,
  mailEndpoint,
  newPerson,
  openPopup,
  popup,
  sendButton,
} from '../../support/contactForm';
import { mailsFrom } from '../../support/outbox';
import { expect, hydrated, onlyOn, test } from '../../support/test';

const accepted = 'Mensagem enviada com sucesso! Responderemos em até 24 horas.';
const failed = 'Erro ao enviar a mensagem. Por favor, tente novamente.';

test.describe('sending', () => {
  test("from a product: the server's answer in green, empty fields, the message in the outbox", {
    tag: '@journey',
  }, async ({ page }) => {
    await page.goto('/produtos/AP-10L');
    await hydrated(page);
    const form = await openPopup(page);
    const person = newPerson();
    await fillShortForm(form, person);
    await sendButton(form).click();

    const answer = form.getByRole('status').filter({ hasText: accepted });
    await expect(answer).toBeVisible();
    expect(isGreen(await channels(answer))).toBe(true);
    for (const label of ['Nome', 'E-mail', 'Telefone']) await expect(form.getByLabel(label)).toHaveValue('');

    await expect.poll(() => mailsFrom(person.email)).toHaveLength(1);
    const [mail] = await mailsFrom(person.email);
    expect(mail).toContain(`Nome: ${person.name}`);
    expect(mail).toContain(`Telefone: ${person.phone}`);
    expect(mail).toContain('Contato preferido: Email');
    expect(mail).toContain('Origem: Produto: Extintor Água Pressurizada 10 L');
  });

  test('from the cart: the message says what is in it', async ({ page }) => {
    await startWithCart(page, { ...foam, quantity: 2 }, water);
    await page.goto('/produtos');
    const panel = await openCart(page);
    await panel.getByRole('button', { name: 'Finalizar Compra' }).click();
    const person = { ...newPerson(), phone: '' };
    await fillShortForm(popup(page), person);
    await popup(page).getByLabel('E-mail').press('Enter');
    await expect(popup(page).getByText(accepted)).toBeVisible();
    await expect.poll(() => mailsFrom(person.email)).toHaveLength(1);
    expect((await mailsFrom(person.email))[0]).toContain('Origem: Carrinho: 2 × EM-50L, 1 × AP-10L');
  });
});

test.describe('a message that cannot be sent', () => {
  const refusal = 'Muitas mensagens em pouco tempo. Por favor, tente novamente em 42 segundos.';
  const answers = [
    { name: 'no network', answer: null, said: failed },
    { name: 'a refusal of the server', answer: { status: 400, body: 'O nome é obrigatório.' }, said: failed },
    {
      name: 'too many messages: when to come back',
      answer: {
        status: 429,
        headers: { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '42' },
        body: refusal,
      },
      said: refusal,
    },
  ] as const;

  test('leaves what was typed, says so in red, and can be sent again', async ({ page, quietConsole }) => {
    quietConsole.expect(/send_mail\.php/);
    await page.goto('/produtos/AP-10L');
    await hydrated(page);
    const form = await openPopup(page);
    const person = newPerson();
    await fillShortForm(form, person);
    for (const { name, answer, said } of answers) {
      await test.step(name, async () => {
        await page.route(mailEndpoint, (route) => (answer ? route.fulfill(answer) : route.abort()), { times: 1 });
        const answered = answer ? page.waitForResponse(mailEndpoint) : page.waitForEvent('requestfailed');
        await sendButton(form).click();
        await answered;
        await expect(sendButton(form)).toBeEnabled();
        const message = form.getByRole('alert');
        await expect(message).toHaveText(said);
        expect(isRed(await channels(message))).toBe(true);
        if (answer && answer.body !== said) await expect(form.getByText(answer.body)).toHaveCount(0);
        await expect(form.getByLabel('Nome')).toHaveValue(person.name);
        await expect(form.getByLabel('E-mail')).toHaveValue(person.email);
        await expect(form.getByLabel('Telefone')).toHaveValue(person.phone);
      });
    }
    await page.route(mailEndpoint, (route) => route.fulfill({ status: 200, body: 'Recebido <b>em</b> Pechincha' }));
    await sendButton(form).click();
    await expect(form.getByText('Recebido <b>em</b> Pechincha')).toBeVisible();
    await expect(form.getByRole('alert')).toHaveCount(0);
  });

  test('(no answer at all) is given up after a while', async ({ page }) => {
    onlyOn('desktop', 'the same at every width');
    await page.clock.install();
    await page.goto('/produtos/AP-10L');
    await hydrated(page);
    const form = await openPopup(page);
    await fillShortForm(form, newPerson());
    await holdRequests(page, mailEndpoint);
    await sendButton(form).click();
    await expect(sendButton(form)).toHaveText('Enviando...');
    await page.clock.fastForward(30_000);
    await expect(form.getByRole('alert')).toHaveText(failed);
    await expect(sendButton(form)).toBeEnabled();
  });
});

test.describe('validation', () => {
  // A mistake of each field; which texts are mistakes is for the unit tests (`shared/src/forms`).
  const cases = [
    { field: 'Nome', value: 'Ana 2', message: 'O nome deve conter apenas letras.' },
    { field: 'E-mail', value: 'ana@exemplo', message: 'Formato de e-mail inválido.' },
    { field: 'Telefone', value: '2199', message: 'Formato de telefone inválido. Use (99)99999-9999 ou (99)9999-9999.' },
  ] as const;

  test('says what is wrong under each field, marks it red, and sends nothing', async ({ page }) => {
    await page.goto('/produtos/AP-10L');
    await hydrated(page);
    const form = await openPopup(page);
    const requests = await holdRequests(page, mailEndpoint);
    for (const { field, value, message } of cases) {
      await test.step(`${field}: "${value}"`, async () => {
        await fillShortForm(form, { ...newPerson(), phone: '' });
        const input = form.getByLabel(field);
        const hasRedBorder = async () => isRed(await channels(input, 'borderTopColor'));
        await sendButton(form).focus();
        await expect.poll(hasRedBorder).toBe(false);
        await input.fill(value);
        await sendButton(form).click();
        await expect(input).toHaveAccessibleDescription(message);
        await expect(input).toHaveAttribute('aria-invalid', 'true');
        await expect(form.getByText(message, { exact: true })).toBeVisible();
        const [above, below] = [
          await input.boundingBox(),
          await form.getByText(message, { exact: true }).boundingBox(),
        ];
        expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
        await expect.poll(hasRedBorder).toBe(true);
      });
    }
    expect(requests.count()).toBe(0);
  });

  test('takes accents, a landline and a mobile number, and formats the number while it is typed', async ({ page }) => {
    await page.goto('/produtos/AP-10L');
    await hydrated(page);
    const form = await openPopup(page);
    await expect(form.getByPlaceholder('Telefone (opcional)')).toBeVisible();
    const phone = form.getByLabel('Telefone');
    await phone.pressSequentially('2133334444');
    await expect(phone).toHaveValue('(21)3333-4444');
    await phone.pressSequentially('5');
    await expect(phone).toHaveValue('(21)33334-4445');
    await form.getByLabel('Nome').fill('Ñandú Çelik Ávila');
    const { email } = newPerson();
    await form.getByLabel('E-mail').fill(`  ${email}  `);
    await sendButton(form).click();
    await expect(form.getByText(accepted)).toBeVisible();
  });

  test('ten million characters pasted into a field get their message, and the page stays alive', async ({ page }) => {
    onlyOn('desktop', 'the same at every width');
    await page.goto('/produtos/AP-10L');
    await hydrated(page);
    const form = await openPopup(page);
    for (const label of ['Nome', 'E-mail', 'Telefone']) {
      await form.getByLabel(label).evaluate((field: HTMLInputElement) => {
        field.focus();
        document.execCommand('insertText', false, '1'.repeat(10_000_000));
      });
    }
    await sendButton(form).click();
    await expect(form.getByText('O nome deve conter apenas letras.')).toBeVisible();
    await expect(form.getByText('Formato de e-mail inválido.')).toBeVisible();
  });
});
