import type { Locator, Page } from '@playwright/test';
import { type Account, createAccount, emulatorUrl, keptSession, newAccount } from './accounts';
import { expect, hydrated } from './test';

/** The fields and buttons of the account pages, by the names that visitors know them by. */
export const field = {
  name: (page: Page) => page.getByRole('textbox', { name: 'Nome completo' }),
  email: (page: Page) => page.getByRole('textbox', { name: 'E-mail' }),
  password: (page: Page) => page.getByRole('textbox', { name: 'Senha', exact: true }),
  confirmation: (page: Page) => page.getByRole('textbox', { name: 'Confirmar senha' }),
};

export const button = {
  /** Whatever it reads at the moment. */
  submit: (page: Page) => page.locator('button[type="submit"]'),
  google: (page: Page) => page.getByRole('button', { name: /Google/ }),
};

/** The message of a failed attempt, which belongs to no field. */
export const failure = (page: Page): Locator => page.locator('form').getByRole('alert');

/** The pages outside the main layout. */
export type AccountPath = '/cadastro' | '/login' | '/recuperar-senha';

/** Opens an account page and waits until its form works. */
export async function openForm(page: Page, path: AccountPath): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await expect(button.submit(page)).toBeEnabled();
}

/** Waits until the login is there: the address changes a moment before the page does. */
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

/** Signs in by the form and waits for the home page. */
export async function signIn(page: Page, account: Pick<Account, 'email' | 'password'>): Promise<void> {
  await openForm(page, '/login');
  await fillSignIn(page, account);
  await button.submit(page).click();
  await expect(page).toHaveURL('/');
}

/** Lets the browser of the test start with a session of a new account; how one comes about is for the tests of the forms. */
export async function startSignedIn(page: Page, account: Account = newAccount()): Promise<Account> {
  await createAccount(account);
  const kept = Object.entries(await keptSession(account));
  const { SITE_URL = '' } = process.env;
  const localStorage = kept.map(([name, value]) => ({ name, value }));
  await page.context().setStorageState({ cookies: [], origins: [{ origin: SITE_URL, localStorage }] });
  return account;
}

/** Calls of the identity provider, as its client makes them. */
export type ProviderCall = 'signUp' | 'update' | 'signInWithPassword' | 'lookup' | 'sendOobCode' | 'signInWithIdp';

/** Addresses of a call of the identity provider, for `page.route`. */
export const callOf = (call: ProviderCall) => `**/accounts:${call}?key=*`;

/** Every address of the identity provider. */
export const everyCall = () => `${emulatorUrl()}/**`;

/** The line that the browser writes when the provider refuses a call. */
export const refused = (call: ProviderCall) => new RegExp(`status of 400 .*/accounts:${call}\\?`);

/** Stands in every build of Firebase's sign-in, whatever the bundler calls the file. */
export const markOfFirebase = 'identitytoolkit';

/** Lets no page load Firebase any more, as a network or an extension does that blocks it. */
export async function blockFirebase(page: Page): Promise<void> {
  await page.route('**/mfe-account/**/*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes(markOfFirebase)) await route.abort();
    else await route.fulfill({ response });
  });
}
