import type { Locator, Page } from '@playwright/test';
import { button, field, fillSignIn, fillSignUp, openForm } from '../../support/accountForms';
import { emulatorUrl, newAccount } from '../../support/accounts';
import { expect, test } from '../../support/test';

interface Case {
  readonly field: (page: Page) => Locator;
  readonly value: string;
  readonly message: string;
}

// A mistake of each field; which texts are mistakes is for the unit tests (`shared/src/forms`).
const emailCases: readonly Case[] = [
  { field: field.email, value: 'ana@exemplo', message: 'Formato de e-mail inválido.' },
];

const passwordRequired = { field: field.password, value: '', message: 'A senha é obrigatória.' };

const signUpCases: readonly Case[] = [
  { field: field.name, value: '', message: 'O nome é obrigatório.' },
  ...emailCases,
  passwordRequired,
  { field: field.password, value: 'Senha2026', message: 'A senha não atende a todos os requisitos.' },
  { field: field.confirmation, value: 'Extintor#2027', message: 'As senhas não correspondem.' },
];

const forms = [
  { path: '/cadastro', cases: signUpCases, fill: (page: Page) => fillSignUp(page, newAccount()) },
  { path: '/login', cases: [...emailCases, passwordRequired], fill: (page: Page) => fillSignIn(page, newAccount()) },
  {
    path: '/recuperar-senha',
    cases: emailCases,
    fill: (page: Page) => field.email(page).fill(newAccount().email),
  },
] as const;

for (const { path, cases, fill } of forms) {
  test(`${path} says what is wrong under the field, and sends nothing`, async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(emulatorUrl()) && request.method() === 'POST') sent.push(request.url());
    });
    await openForm(page, path);
    for (const { field: find, value, message } of cases) {
      await test.step(`"${value}": ${message}`, async () => {
        await fill(page);
        const input = find(page);
        await input.fill(value);
        await button.submit(page).click();
        await expect(input).toHaveAttribute('aria-invalid', 'true');
        await expect(input).toHaveAccessibleDescription(new RegExp(`^${message}`));
        await expect(input).toBeFocused();
        const shown = page.getByText(message, { exact: true });
        await expect(shown).toBeVisible();
        const [above, below] = [await input.boundingBox(), await shown.boundingBox()];
        expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
      });
    }
    expect(sent).toEqual([]);
  });
}

test('all that is wrong shows at once, with the focus on the first, and goes as it is mended', async ({ page }) => {
  await openForm(page, '/cadastro');
  await button.submit(page).click();
  const messages = [
    'O nome é obrigatório.',
    'O e-mail é obrigatório.',
    'A senha é obrigatória.',
    'Confirme sua senha.',
  ];
  for (const message of messages) await expect(page.getByText(message, { exact: true })).toBeVisible();
  await expect(field.name(page)).toBeFocused();

  await fillSignUp(page, newAccount());
  for (const message of messages) await expect(page.getByText(message, { exact: true })).toHaveCount(0);
  await expect(field.name(page)).not.toHaveAttribute('aria-invalid');

  // Each of the two passwords can be the one that was wrong.
  await field.password(page).fill('Mangueira#99');
  await expect(page.getByText('As senhas não correspondem.')).toBeVisible();
  await field.confirmation(page).fill('Mangueira#99');
  await expect(page.getByText('As senhas não correspondem.')).toHaveCount(0);
});

test.describe('the password checklist', () => {
  const checklist = (page: Page) => page.getByRole('list', { name: 'Requisitos da senha' }).getByRole('listitem');
  const met = (page: Page) => checklist(page).filter({ hasText: ': atendido' });
  const special = '!@#$%^&*(),.?":{}|<>';

  test('follows the typing, letter by letter, both ways', { tag: '@journey' }, async ({ page }) => {
    await openForm(page, '/cadastro');
    const names = [
      'Pelo menos 8 caracteres',
      'Uma letra maiúscula',
      'Uma letra minúscula',
      'Um número',
      `Um caractere especial (${special})`,
    ];
    await expect(checklist(page)).toHaveText(names.map((name) => `${name}: pendente`));
    const steps = [
      { key: 'a', now: [2] },
      { key: 'Z', now: [1, 2] },
      { key: '5', now: [1, 2, 3] },
      { key: '-', now: [1, 2, 3] },
      { key: '"', now: [1, 2, 3, 4] },
      { key: 'b', now: [1, 2, 3, 4] },
      { key: 'b', now: [1, 2, 3, 4] },
      { key: ' ', now: [0, 1, 2, 3, 4] },
      { key: 'Backspace', now: [1, 2, 3, 4] },
      { key: 'Home', now: [1, 2, 3, 4] },
      { key: 'Delete', now: [1, 2, 3, 4] },
    ];
    for (const { key, now } of steps) {
      await field.password(page).press(key);
      await expect(checklist(page)).toHaveText(
        names.map((name, index) => `${name}: ${now.includes(index) ? 'atendido' : 'pendente'}`),
      );
    }
    await field.password(page).fill('');
    await expect(met(page)).toHaveCount(0);
  });
});
