import {
  button,
  callOf,
  expectLogin,
  failure,
  field,
  fillSignUp,
  openForm,
  refused,
  startSignedIn,
} from '../../support/accountForms';
import { createAccount, newAccount, opensWith, providerAccount } from '../../support/accounts';
import { holdRequests } from '../../support/contactForm';
import { expect, hydrated, onlyOn, test } from '../../support/test';
import { expectGreeting, sessionHint, storedKeys, userMenu } from '../../support/userMenu';

test.describe('a sign-up', () => {
  test('goes home, greets with the first name, and lasts over a reload', { tag: '@journey' }, async ({ page }) => {
    const account = newAccount({ name: 'Márcia de Oliveira' });
    await openForm(page, '/cadastro');
    await fillSignUp(page, account);
    await button.submit(page).click();
    await expect(page).toHaveURL('/');
    await expectGreeting(page, 'Márcia');
    expect(await providerAccount(account.email)).toMatchObject({ displayName: 'Márcia de Oliveira' });

    await page.reload();
    await hydrated(page);
    await expectGreeting(page, 'Márcia');
  });

  test('takes a name of 300 characters, which breaks no page', async ({ page }) => {
    const account = newAccount({ name: 'A'.repeat(300) });
    await openForm(page, '/cadastro');
    await fillSignUp(page, account);
    await button.submit(page).click();
    await expect(page).toHaveURL('/');
    await expectGreeting(page, account.name);
    expect((await providerAccount(account.email))?.displayName).toHaveLength(300);
    expect((await sessionHint(page))?.length).toBeLessThan(100);

    const menu = await userMenu(page);
    const room = page.viewportSize()?.width ?? 0;
    const box = await menu.getByText(account.name).first().boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? room)).toBeLessThan(room);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(room);
  });

  test('shows a name that is a script as the text it is, before and after a reload', async ({ page }) => {
    await startSignedIn(page, newAccount({ name: '<img/src=x/onerror=document.title="pwned"> "};*{display:none}' }));
    await page.goto('/');
    await hydrated(page);
    const shown = '<img/src=x/onerror=document.title="pwned">';
    await expectGreeting(page, shown);
    await page.reload();
    await expectGreeting(page, shown);
    await expect(page).not.toHaveTitle('pwned');
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
  });

  test('keeps what was typed before the page came to life', async ({ page, quietConsole }) => {
    quietConsole.expect(/preloaded using link preload but not used/);
    const shell = await holdRequests(page, '**/shell/**/*.js');
    await page.goto('/cadastro', { waitUntil: 'commit' });
    const account = newAccount();
    await fillSignUp(page, account);
    await expect(button.submit(page)).toBeDisabled();
    await field.email(page).press('Enter');
    shell.release();
    await button.submit(page).click();
    await expect(page).toHaveURL('/');
    expect(await providerAccount(account.email)).toMatchObject({ displayName: account.name });
  });
});

test.describe('a sign-up that fails', () => {
  test("with an e-mail that has an account says 'Este e-mail já está em uso.' under it, in whatever case it is written", async ({
    page,
    quietConsole,
  }) => {
    quietConsole.expect(refused('signUp'));
    const owner = newAccount({ name: 'Dona da Conta' });
    await createAccount(owner);
    await openForm(page, '/cadastro');
    await fillSignUp(page, {
      ...owner,
      name: 'Outra Pessoa',
      email: owner.email.toUpperCase(),
      password: 'Outra#12345',
    });
    await button.submit(page).click();
    await expect(field.email(page)).toHaveAccessibleDescription('Este e-mail já está em uso.');
    await expect(field.email(page)).toBeFocused();
    await expect(field.name(page)).toHaveValue('Outra Pessoa');
    await expect(field.password(page)).toHaveValue('Outra#12345');
    await expect(button.submit(page)).toBeEnabled();
    await expect(button.submit(page)).toHaveText('Cadastrar');
    expect(await providerAccount(owner.email)).toMatchObject({ displayName: 'Dona da Conta' });
    expect(await opensWith(owner)).toBe(true);

    await field.email(page).fill(newAccount().email);
    await expect(page.getByText('Este e-mail já está em uso.')).toHaveCount(0);
    await button.submit(page).click();
    await expect(page).toHaveURL('/');
    await expectGreeting(page, 'Outra');
  });

  test('half-way, with the account made but not named, can be finished with another name and password', async ({
    page,
    quietConsole,
  }) => {
    onlyOn('desktop', 'the same at every width');
    quietConsole.expect(/accounts:update|Falha ao criar a conta/);
    const account = newAccount();
    await openForm(page, '/cadastro');
    await fillSignUp(page, account);
    await page.route(callOf('update'), (route) => route.abort(), { times: 1 });
    await button.submit(page).click();
    await expect(failure(page)).toHaveText('Falha ao criar a conta. Tente novamente.');
    expect(await storedKeys(page)).toEqual([]);

    const corrected = { ...account, name: 'Bia Lima', password: 'Mangueira#99' };
    await fillSignUp(page, corrected);
    await button.submit(page).click();
    await expect(page).toHaveURL('/');
    await expectGreeting(page, 'Bia');
    expect(await providerAccount(account.email)).toMatchObject({ displayName: 'Bia Lima' });
    expect(await opensWith(corrected)).toBe(true);
  });
});

test('a link leads to the login', async ({ page }) => {
  await openForm(page, '/cadastro');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Faça seu cadastro');
  await expect(button.submit(page)).toHaveText('Cadastrar');
  await page.getByRole('main').getByRole('link', { name: 'Faça login' }).click();
  await expectLogin(page);
});
