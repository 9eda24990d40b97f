import { expectProducts, openFilter } from '../support/catalogue';
import { belowView, expectSameDocument, goToFoot, markDocument, scrollTo, scrollTop } from '../support/document';
import { holdRequests } from '../support/heldBack';
import { follow } from '../support/parts';
import { scriptsOf } from '../support/remotes';
import { expect, hydrated, test } from '../support/test';

test('a link sets title, description and canonical address of its page; a link to a filter starts at the top', async ({
  page,
}) => {
  await page.goto('/produtos');
  await hydrated(page);
  const attribute = (selector: string, name: string) => page.locator(selector).getAttribute(name);
  for (const path of ['/produtos/CO2-4KG', '/produtos']) {
    const served = await (await page.request.get(path)).text();
    const [, title = ''] = /<title>(.*?)<\/title>/.exec(served) ?? [];
    await page.locator(`main a[href="${path}"]`).first().click();
    await expect(page).toHaveTitle(title);
    for (const text of [
      `<meta name="description" content="${await attribute('meta[name="description"]', 'content')}">`,
      `<meta name="robots" content="${await attribute('meta[name="robots"]', 'content')}">`,
      `<link rel="canonical" href="${await attribute('link[rel="canonical"]', 'href')}">`,
    ]) {
      expect(served).toContain(text);
    }
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Extintores portáteis' }).click();
  await expectProducts(page, 'portatil');
  await expect.poll(() => scrollTop(page)).toBe(0);
  // Choosing a filter keeps the scroll position.
  const panel = await openFilter(page);
  await scrollTo(page, 700);
  await panel.getByRole('checkbox', { name: 'PQS ABC', exact: true }).check();
  await expectProducts(page, 'portatil', 'pqs-abc');
  expect(await scrollTop(page)).toBe(700);
});

test.describe('back and forward', () => {
  test('return to the foot of the page, visited as the first interaction', async ({ page }) => {
    await page.goto('/produtos');
    await goToFoot(page);
    const footer = page.getByRole('contentinfo');
    await expect(footer).toBeInViewport();
    await footer.getByRole('link', { name: 'Empresa', exact: true }).click();
    await expect(page).toHaveURL('/empresa');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL('/produtos');
    await expect.poll(() => belowView(page)).toBe(0);
  });

  test('show the page of the address with filter and scroll position, however fast they are pressed', {
    tag: '@journey',
  }, async ({ page }) => {
    await page.goto('/contato');
    await hydrated(page);
    await markDocument(page);
    const visited = [{ path: '/contato', title: await page.title() }];
    const arrive = async (path: string) => {
      await expect(page).toHaveURL(path);
      await expect(page.locator('html:not([data-navigating])')).toHaveCount(1);
      visited.push({ path, title: await page.title() });
    };
    await follow(page, 'Produtos');
    await arrive('/produtos');
    await (await openFilter(page)).getByRole('checkbox', { name: 'Sobre rodas', exact: true }).check();
    await arrive('/produtos?filtro=sobre-rodas');
    await scrollTo(page, 500);
    await page.getByRole('link', { name: 'Extintor PQS ABC 50 kg' }).click();
    await arrive('/produtos/PQS-ABC-50KG');
    await follow(page, 'Empresa');
    await arrive('/empresa');
    await follow(page, 'Serviços');
    await arrive('/servicos');
    for (const { path, title } of visited.toReversed().slice(1)) {
      await page.goBack();
      await expect(page).toHaveURL(path);
      await expect(page).toHaveTitle(title);
      if (!path.includes('?')) continue;
      await expectProducts(page, 'sobre-rodas');
      await expect.poll(() => scrollTop(page)).toBeGreaterThan(300);
    }
    await page.evaluate(async () => {
      for (const delta of [1, 1, 1, 1, -1, -1, 1, -1]) {
        // The address changes before the page is rendered.
        const changed = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
        history.go(delta);
        await changed;
      }
    });
    await expect(page).toHaveURL('/produtos?filtro=sobre-rodas');
    await expectProducts(page, 'sobre-rodas');
    await expectSameDocument(page);
  });
});

test('a page whose code is late shows a placeholder, and Back restores its scroll position', async ({ page }) => {
  await page.goto('/produtos');
  await hydrated(page);
  await scrollTo(page, 900);
  const heading = page.getByRole('heading', { level: 1 });
  await follow(page, 'Contato');
  await expect(heading).toHaveText('Fale conosco');
  await page.reload();
  await hydrated(page);
  const scripts = await holdRequests(page, scriptsOf('mfe-catalog'));
  await page.goBack();
  await expect(page.getByRole('main').getByText('Carregando…')).toBeAttached();
  scripts.release();
  await expect(heading).toHaveText('Extintores de incêndio');
  await expect.poll(() => scrollTop(page)).toBe(900);
  await expect(heading).toBeFocused();
});
