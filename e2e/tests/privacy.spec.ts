import { startWithCart, water } from '../support/cart';
import { openPopup } from '../support/contactForm';
import { stored } from '../support/stored';
import { expect, hydrated, test } from '../support/test';

// `pages` visits every page before an action.

test('whatever actions store is listed on the privacy page', async ({ page, context }) => {
  await startWithCart(page, water);
  await page.goto('/meus-extintores');
  await hydrated(page);
  await page.getByRole('textbox', { name: /^Da planilha/ }).fill('CO2 6 kg');
  await page.getByRole('button', { name: 'Ler a tabela' }).click();
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
  expect(names).toEqual(expect.arrayContaining(['cartItems', 'contactDraft', 'myExtinguishers']));
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
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('link', { name: 'Privacidade (abre em nova aba)' })).toHaveAttribute(
      'href',
      '/privacidade',
    );
  }
  await page.goto('/produtos/PQS-ABC-6KG');
  await hydrated(page);
  const popup = await openPopup(page);
  await expect(popup.getByRole('link', { name: /Privacidade/ })).toHaveAttribute('href', '/privacidade');
  await page.keyboard.press('Escape');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacidade', exact: true }).click();
  await expect(page).toHaveURL('/privacidade');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('O que fazemos com os seus dados');
  expect(await (await page.request.get('/sitemap.xml')).text()).toContain('/privacidade</loc>');
});
