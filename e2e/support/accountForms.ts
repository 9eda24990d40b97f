import type { Locator, Page } from '@playwright/test';
import { type Account, createAccount, emulatorUrl, keptSession, newAccount } from './accounts';
import { expect, hydrated } from './test';

export const field = {
  name: (page: Page) => page.getByRole('textbox', { name: 'Nome completo' }),
  email: (page: Page) => page.getByRole('textbox', { name: 'E-mail' }),
  password: (page: Page) => page.getByRole('textbox', { name: 'Senha', exact: true }),
  confirmation: (page: Page) => page.getByRole('textbox', { name: 'Confirmar senha' }),
};

export const button = {
  /** Its label changes during submission. */
  submit: (page: Page) => page.locator('button[type="submit"]'),
  google: (page: Page) => page.getByRole('button', { name: /Google/ }),
};

export const failure = (page: Page): Locator => page.locator('form').getByRole('alert');

type AccountPath = '/cadastro' | '/login' | '/recuperar-senha';

export async function openForm(page: Page, path: AccountPath): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await expect(button.submit(page)).toBeEnabled();
}

/** The address changes before the page does. */
export async function expectLogin(page: Page): Promise<void> {
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Faça seu login');
}

export async function fillSignUp(page: Page, account: Account, confirmation = account.password): Promise<void> {
  await field.name(page).fill(account.name);
  await field.email(page).fill(account.email);
  await field.password(page).fill(account.password);
  await field.confirmation(page).fill(confirmation);
}

export async function fillSignIn(page: Page, { email, password }: Pick<Account, 'email' | 'password'>): Promise<void> {
  await field.email(page).fill(email);
  await field.password(page).fill(password);
}

export async function signIn(page: Page, account: Pick<Account, 'email' | 'password'>): Promise<void> {
  await openForm(page, '/login');
  await fillSignIn(page, account);
  await button.submit(page).click();
  await expect(page).toHaveURL('/');
}

/** Stores a session of a new account, without the login form. */
export async function startSignedIn(page: Page, account: Account = newAccount()): Promise<Account> {
  await createAccount(account);
  const kept = Object.entries(await keptSession(account));
  const { SITE_URL = '' } = process.env;
  const localStorage = kept.map(([name, value]) => ({ name, value }));
  await page.context().setStorageState({ cookies: [], origins: [{ origin: SITE_URL, localStorage }] });
  return account;
}

/** Calls of Firebase's client to the identity provider. */
type ProviderCall = 'signUp' | 'update' | 'signInWithPassword' | 'lookup' | 'sendOobCode' | 'signInWithIdp';

export const callOf = (call: ProviderCall) => `**/accounts:${call}?key=*`;

export const everyCall = () => `${emulatorUrl()}/**`;

export const refused = (call: ProviderCall) => new RegExp(`status of 400 .*/accounts:${call}\\?`);

/** The file's name depends on the bundler; all builds have this text. */
export const markOfFirebase = 'identitytoolkit';

export async function blockFirebase(page: Page): Promise<void> {
  await page.route('**/mfe-account/**/*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes(markOfFirebase)) await route.abort();
    else await route.fulfill({ response });
  });
}
