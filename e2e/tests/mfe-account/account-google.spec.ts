import { button, fillSignIn, openForm } from '../../support/accountForms';
import { createAccount, newAccount, providerAccount } from '../../support/accounts';
import { googleScript, stubGoogle } from '../../support/google';
import { holdRequests } from '../../support/heldBack';
import { expect, hydrated, test } from '../../support/test';
import { expectGreeting, sessionHint } from '../../support/userMenu';

test('a visitor signs in: an unreachable Google and a blocked popup are said, the session lasts', {
  tag: '@journey',
}, async ({ page, quietConsole }) => {
  quietConsole.expect(/apis\.google\.com|Erro ao fazer login com Google/);
  const { email } = newAccount();
  // As a network does that blocks Google: the script is really asked for, and never comes.
  await page.route(googleScript, (route) => route.abort('namenotresolved'));
  for (const problem of ['unreachable', 'blocked popup']) {
    await test.step(problem, async () => {
      if (problem !== 'unreachable') await stubGoogle(page, null);
      await openForm(page, '/login');
      await button.google(page).click();
      await expect(page.getByRole('alert')).toHaveText('Erro ao fazer login com Google. Tente novamente.');
      await expect(button.google(page)).toBeEnabled();
      expect(await sessionHint(page)).toBeNull();
    });
  }
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

test('a double click opens one Google popup, and the form stays usable while Google does not answer', async ({
  page,
  quietConsole,
}) => {
  quietConsole.expect(/apis\.google\.com|Erro ao fazer login com Google/);
  const account = newAccount();
  await createAccount(account);
  const requests = await holdRequests(page, googleScript);
  await openForm(page, '/login');
  await button.google(page).dblclick();
  await expect(button.google(page)).toHaveText('Conectando ao Google...');
  await expect(button.google(page)).toBeDisabled();
  await expect.poll(requests.count).toBe(1);
  await fillSignIn(page, account);
  await button.submit(page).click();
  await expect(page).toHaveURL('/');
  await expectGreeting(page, 'Ana');
  expect(requests.count()).toBe(1);
});
