import { button, failure, fillSignIn, openForm } from '../../support/accountForms';
import { createAccount, newAccount, providerAccount } from '../../support/accounts';
import { holdRequests } from '../../support/contactForm';
import { googleScript, stubGoogle } from '../../support/google';
import { expect, hydrated, onlyOn, test } from '../../support/test';
import { expectGreeting, sessionHint } from '../../support/userMenu';

const failed = 'Erro ao fazer login com Google. Tente novamente.';

test('a sign-in with Google goes home, greets with the first name, and lasts over a reload', {
  tag: '@journey',
}, async ({ page }) => {
  const { email } = newAccount();
  await stubGoogle(page, { sub: email, email, name: 'Beatriz Google' });
  await openForm(page, '/login');
  await button.google(page).click();
  await expect(page).toHaveURL('/');
  await expectGreeting(page, 'Beatriz');
  expect(await providerAccount(email)).toMatchObject({ displayName: 'Beatriz Google' });
  await page.reload();
  await hydrated(page);
  await expectGreeting(page, 'Beatriz');
});

test("where Google can't be reached, it says so, and the form beside it still signs in", async ({
  page,
  quietConsole,
}) => {
  quietConsole.expect(/apis\.google\.com|Erro ao fazer login com Google/);
  const account = newAccount();
  await createAccount(account);
  // As a network does that blocks Google: the script is really asked for, and never comes.
  await page.route(googleScript, (route) => route.abort('namenotresolved'));
  await openForm(page, '/login');
  for (const attempt of ['first', 'second']) {
    await test.step(`${attempt} attempt`, async () => {
      await button.google(page).click();
      await expect(page.getByRole('alert')).toHaveText(failed);
      await expect(button.google(page)).toBeEnabled();
      await expect(button.google(page)).toHaveText('Fazer login com Google');
    });
  }
  await expect(failure(page)).toHaveCount(0);
  await fillSignIn(page, account);
  await button.submit(page).click();
  await expect(page).toHaveURL('/');
  await expectGreeting(page, 'Ana');
});

test("where the browser blocks Google's popup, it says so, and works once that is allowed", async ({
  page,
  quietConsole,
}) => {
  onlyOn('desktop', 'the same at every width');
  quietConsole.expect(/Erro ao fazer login com Google/);
  await stubGoogle(page, null);
  await openForm(page, '/login');
  await button.google(page).click();
  await expect(page.getByRole('alert')).toHaveText(failed);
  expect(await sessionHint(page)).toBeNull();

  const { email } = newAccount();
  await page.unroute(googleScript);
  await stubGoogle(page, { sub: email, email, name: 'Beatriz Google' });
  await page.reload();
  await openForm(page, '/login');
  await button.google(page).click();
  await expect(page).toHaveURL('/');
});

test('a double click opens one popup, and the form stays usable while Google takes its time', async ({
  page,
  quietConsole,
}) => {
  onlyOn('desktop', 'the same at every width');
  quietConsole.expect(/apis\.google\.com|Erro ao fazer login com Google/);
  const account = newAccount();
  await createAccount(account);
  const requests = await holdRequests(page, googleScript);
  await openForm(page, '/login');
  await button.google(page).dblclick();
  await expect(button.google(page)).toHaveText('Conectando ao Google...');
  await expect(button.google(page)).toBeDisabled();
  expect(requests.count()).toBe(1);
  await fillSignIn(page, account);
  await button.submit(page).click();
  await expect(page).toHaveURL('/');
  await expectGreeting(page, 'Ana');
});
