import type { Page } from '@playwright/test';
import {
  button,
  failure,
  field,
  fillSignIn,
  fillSignUp,
  openForm,
  refused,
  startSignedIn,
} from '../../support/accountForms';
import { createAccount, newAccount } from '../../support/accounts';
import { expect, expectAccessible, hydrated, onlyOn, test } from '../../support/test';
import { expectGreeting, headerGreeting, openUserMenu } from '../../support/userMenu';

// What axe looks at has to stand still.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('axe finds nothing', () => {
  test('on the sign-up page: empty, with its errors, with the checklist half and fully met, with a refusal', {
    tag: '@desktop',
  }, async ({ page, quietConsole }) => {
    quietConsole.expect(refused('signUp'));
    const account = newAccount();
    await createAccount(account);
    await openForm(page, '/cadastro');
    await expectAccessible(page);
    await button.submit(page).click();
    await expect(page.getByText('Confirme sua senha.')).toBeVisible();
    await expectAccessible(page);
    await field.password(page).fill('abcdefg1');
    await expectAccessible(page);
    await fillSignUp(page, account);
    await page.getByRole('button', { name: 'Mostrar senha' }).click();
    await button.submit(page).click();
    await expect(page.getByText('Este e-mail já está em uso.')).toBeVisible();
    await expectAccessible(page);
  });

  test('on the login: with its errors, with a refusal', { tag: '@desktop' }, async ({ page, quietConsole }) => {
    quietConsole.expect(refused('signInWithPassword'));
    await openForm(page, '/login');
    await button.submit(page).click();
    await expect(page.getByText('A senha é obrigatória.')).toBeVisible();
    await expectAccessible(page);
    await fillSignIn(page, newAccount());
    await button.submit(page).click();
    await expect(failure(page)).toBeVisible();
    await expectAccessible(page);
  });

  test('on the recovery page: with its error, with a refusal', { tag: '@desktop' }, async ({ page, quietConsole }) => {
    quietConsole.expect(refused('sendOobCode'));
    await openForm(page, '/recuperar-senha');
    await button.submit(page).click();
    await expect(page.getByText('O e-mail é obrigatório.')).toBeVisible();
    await expectAccessible(page);
    await field.email(page).fill(newAccount().email);
    await button.submit(page).click();
    await expect(failure(page)).toBeVisible();
    await expectAccessible(page);
  });

  test("on a page with a signed-in visitor's menu open", async ({ page }) => {
    await startSignedIn(page);
    await page.goto('/meus-pedidos');
    await hydrated(page);
    await expect(page.getByText('Você ainda não fez nenhum pedido...', { exact: true })).toBeVisible();
    await openUserMenu(page, 'Ana');
    await expectAccessible(page);
  });
});

test.describe('by keyboard alone', () => {
  test.beforeEach(() => onlyOn('desktop', 'a keyboard'));

  /** Presses Tab until the focus is on the element of this role and name. */
  async function tabTo(page: Page, role: 'textbox' | 'button' | 'link', name: string) {
    const wanted = page.getByRole(role, { name, exact: true });
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press('Tab');
      if (await wanted.evaluate((element) => element === document.activeElement)) {
        const ring = await wanted.evaluate((element) => {
          const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
          return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
        });
        expect(ring, `the focus on "${name}" is visible`).toBe(true);
        return;
      }
    }
    throw new Error(`Tab never reached "${name}"`);
  }

  test('a visitor signs up, and signs out again', async ({ page }) => {
    const account = newAccount();
    await openForm(page, '/cadastro');
    for (const [name, text] of [
      ['Nome completo', account.name],
      ['E-mail', account.email],
      ['Senha', account.password],
      ['Confirmar senha', account.password],
    ] as const) {
      await tabTo(page, 'textbox', name);
      await page.keyboard.type(text);
    }
    await tabTo(page, 'button', 'Cadastrar');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await expectGreeting(page, 'Ana');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await headerGreeting(page).focus();
    await page.keyboard.press('Space');
    await tabTo(page, 'button', 'Sair');
    await page.keyboard.press('Space');
    await expect(page.getByRole('link', { name: 'Entrar' })).toBeFocused();
  });

  test('a visitor signs in with Enter in the password field, after a mistake', async ({ page, quietConsole }) => {
    quietConsole.expect(refused('signInWithPassword'));
    const account = newAccount();
    await createAccount(account);
    await openForm(page, '/login');
    await tabTo(page, 'textbox', 'E-mail');
    await page.keyboard.type(account.email);
    await tabTo(page, 'textbox', 'Senha');
    await page.keyboard.type(`${account.password}x`);
    await page.keyboard.press('Enter');
    await expect(failure(page)).toHaveText('E-mail ou senha inválidos.');
    await expect(field.password(page)).toBeFocused();
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await expectGreeting(page, 'Ana');
  });

  test('a failed press of the button leaves the focus on it', async ({ page, quietConsole }) => {
    quietConsole.expect(refused('signInWithPassword'));
    await openForm(page, '/login');
    await fillSignIn(page, newAccount());
    await button.submit(page).focus();
    await page.keyboard.press('Enter');
    await expect(failure(page)).toBeVisible();
    await expect(button.submit(page)).toBeFocused();
  });
});

test('password managers and phone keyboards find what they look for', { tag: '@desktop' }, async ({ page }) => {
  const expected = {
    '/cadastro': [
      { name: 'UserName', type: 'text', autocomplete: 'name', inputmode: '' },
      { name: 'email', type: 'email', autocomplete: 'email', inputmode: 'email' },
      { name: 'password', type: 'password', autocomplete: 'new-password', inputmode: '' },
      { name: 'confirmPassword', type: 'password', autocomplete: 'new-password', inputmode: '' },
    ],
    '/login': [
      { name: 'email', type: 'email', autocomplete: 'email', inputmode: 'email' },
      { name: 'password', type: 'password', autocomplete: 'current-password', inputmode: '' },
    ],
    '/recuperar-senha': [{ name: 'email', type: 'email', autocomplete: 'email', inputmode: 'email' }],
  };
  for (const [path, inputs] of Object.entries(expected)) {
    await page.goto(path);
    const found = await page.locator('form input').evaluateAll((all) =>
      (all as HTMLInputElement[]).map(({ name, type, autocomplete, inputMode }) => ({
        name,
        type,
        autocomplete,
        inputmode: inputMode,
      })),
    );
    expect(found, path).toEqual(inputs);
  }
});
