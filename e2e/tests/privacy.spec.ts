import type { BrowserContext, Page } from '@playwright/test';
import { emulatorUrl } from '../support/accounts';
import { startWithCart, water } from '../support/cart';
import { openPopup } from '../support/contactForm';
import { routes } from '../support/routes';
import { expect, hydrated, test } from '../support/test';

async function stored(page: Page, context: BrowserContext) {
  const inPage = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  return { cookies: (await context.cookies()).map(({ name }) => name), ...inPage };
}

const nothing = { cookies: [], local: [], session: [], databases: [], caches: [], workers: 0 };

test('before an action nothing is stored, and nothing is asked of third parties, so no consent is needed', {
  tag: '@journey',
}, async ({ page, context }) => {
  const strangers: string[] = [];
  const { SITE_URL } = process.env;
  context.on('request', (request) => {
    const { href, origin, protocol } = new URL(request.url());
    // The badge of previews asks for the health of the sign-in emulator.
    const isBadge = href === `${emulatorUrl()}/`;
    if (protocol.startsWith('http') && origin !== SITE_URL && !isBadge) strangers.push(href);
  });
  for (const route of routes) {
    await test.step(route, async () => {
      await page.goto(route);
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      const found = await stored(page, context);
      // Scroll positions of this visit, for the browser's back button.
      expect({ ...found, session: found.session.filter((name) => name !== 'scroll-positions') }).toEqual(nothing);
    });
  }
  expect(strangers).toEqual([]);
});

test('whatever actions store is listed on the privacy page', async ({ page, context }) => {
  await startWithCart(page, water);
  await page.goto('/contato');
  await hydrated(page);
  await page.getByRole('textbox', { name: 'Nome' }).fill('Ana');
  await page.goto('/privacidade');
  await hydrated(page);
  const { cookies, local, session, ...others } = await stored(page, context);
  const listed = await page
    .getByRole('region', { name: 'O que fica no seu navegador' })
    .getByRole('heading')
    .allTextContents();
  const names = [...cookies, ...local, ...session];
  expect(names).toEqual(expect.arrayContaining(['cartItems', 'contactDraft']));
  expect(names.filter((name) => !listed.includes(name))).toEqual([]);
  expect(others).toEqual({ databases: [], caches: [], workers: 0 });
});

test('the footer and every form lead to the page; a form keeps what was typed', { tag: '@journey' }, async ({
  page,
}) => {
  await page.goto('/contato');
  await hydrated(page);
  await page.getByRole('textbox', { name: 'Nome' }).fill('Ana');
  const opened = page.waitForEvent('popup');
  await page.getByRole('main').getByRole('link', { name: 'Privacidade (abre em nova aba)' }).click();
  await expect((await opened).getByRole('heading', { level: 1 })).toHaveText('O que fazemos com os seus dados');
  await expect(page.getByRole('textbox', { name: 'Nome' })).toHaveValue('Ana');
  for (const route of ['/cadastro', '/login', '/recuperar-senha']) {
    await page.goto(route);
    await expect(page.getByRole('link', { name: 'Privacidade (abre em nova aba)' })).toHaveAttribute(
      'href',
      '/privacidade',
    );
  }
  await page.goto('/produtos/PQS-ABC-6KG');
  await hydrated(page);
  const popup = await openPopup(page);
  await expect(popup.getByRole('link', { name: /Privacidade/ })).toHaveAttribute('href', '/privacidade');
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacidade', exact: true }).click();
  await expect(page).toHaveURL('/privacidade');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('O que fazemos com os seus dados');
  expect(await (await page.request.get('/sitemap.xml')).text()).toContain('/privacidade</loc>');
});
