import type { Page } from '@playwright/test';
import type { Discovery } from '@site/shared/contracts';
import { badge, cartPanel, startWithCart, water } from '../support/cart';
import { expectSameDocument, markDocument } from '../support/document';
import { follow, goTo } from '../support/parts';
import { loadingProblems, scriptsOf, unavailableBox } from '../support/remotes';
import { expect, hydrated, test } from '../support/test';
import { comeBack } from '../support/versions';

test.beforeEach(({ quietConsole }) => quietConsole.expect(loadingProblems));

async function deployShell(page: Page): Promise<void> {
  await page.route('**/frontend-discovery.json', async (route) => {
    const response = await route.fetch();
    const file: Discovery = await response.json();
    const [shell] = file.microFrontends.shell ?? [];
    if (!shell) throw new Error('The shell is not deployed');
    const other = { ...shell, metadata: { ...shell.metadata, version: '2.0.0-other' } };
    await route.fulfill({ response, json: { ...file, microFrontends: { ...file.microFrontends, shell: [other] } } });
  });
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('a page whose files are gone from the server', () => {
  test.beforeEach(async ({ page }) => {
    await startWithCart(page, water);
    await page.goto('/contato');
    await hydrated(page);
    await markDocument(page);
    await page.route(scriptsOf('mfe-catalog'), (route) => route.fulfill({ status: 404, body: 'Not found' }));
  });

  test('is replaced by the server’s next page, which keeps cart and draft', {
    tag: '@journey',
  }, async ({ page }) => {
    await deployShell(page);
    await page.getByLabel('Mensagem').fill('Preciso de uma vistoria');
    await follow(page, 'Produtos');
    await expect(page.locator('html[data-marked-by-test]')).toHaveCount(0);
    await expect(heading(page)).toHaveText('Extintores de incêndio');
    await expect(page).toHaveURL('/produtos');
    await expect(badge(page)).toHaveText('1');
    await page.unroute(scriptsOf('mfe-catalog'));
    await follow(page, 'Contato');
    await expect(page.getByLabel('Mensagem')).toHaveValue('Preciso de uma vistoria');
  });

  test('shows a box if its shell is current, or if the discovery file cannot be read', async ({ page }) => {
    await follow(page, 'Produtos');
    await expect(unavailableBox(page)).toBeVisible();
    await goTo(page, { path: '/contato', link: 'Contato' });

    await deployShell(page);
    await comeBack(page);
    await page.route('**/frontend-discovery.json', (route) => route.abort());
    await follow(page, 'Produtos');
    await expect(unavailableBox(page)).toBeVisible();
    await expectSameDocument(page);
  });

  test('keeps its panels working with their HTML instead of reloading', async ({ page }) => {
    await page.route(scriptsOf('mfe-cart'), (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await deployShell(page);
    await comeBack(page);
    await page.getByRole('button', { name: /^Abrir carrinho/ }).click();
    await expect(cartPanel(page).getByRole('link', { name: water.name })).toBeVisible();
    await cartPanel(page)
      .getByRole('button', { name: `Aumentar quantidade de ${water.name}` })
      .click();
    await expect(badge(page)).toHaveText('2');
    await expectSameDocument(page);
  });
});
