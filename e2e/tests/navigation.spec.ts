import type { Page } from '@playwright/test';
import { expectProducts, filterButton, openFilter } from '../support/catalogue';
import { holdRequests } from '../support/contactForm';
import { expectSameDocument, markDocument, scrollTo, scrollTop } from '../support/document';
import { withAnyTag } from '../support/extinguishers';
import { scriptsOf } from '../support/remotes';
import { expect, hydrated, onlyOn, test } from '../support/test';

test.describe('a link inside the site', () => {
  test('brings the title, description and canonical address of its page', async ({ page }) => {
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
  });

  test('starts the new page at its top with the focus on its heading', async ({ page }) => {
    await page.goto('/produtos');
    await hydrated(page);
    const link = page.getByRole('link', { name: 'Extintor PQS BC 4 kg' });
    await link.scrollIntoViewIfNeeded();
    await link.click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toContainText('BC 4 kg');
    await expect(heading).toBeFocused();
    expect(await scrollTop(page)).toBe(0);
  });

  test('starts at the top also where it only filters the page that is open; a choice in the filter leaves it where it is', async ({
    page,
  }) => {
    await page.goto('/produtos');
    await hydrated(page);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Extintores portáteis' });
    await link.scrollIntoViewIfNeeded();
    await link.click();
    await expectProducts(page, withAnyTag('portatil'));
    await expect.poll(() => scrollTop(page)).toBe(0);

    const panel = await openFilter(page);
    await scrollTo(page, 150);
    await panel.getByRole('checkbox', { name: 'PQS ABC' }).check();
    await expectProducts(page, withAnyTag('portatil', 'pqs-abc'));
    expect(await scrollTop(page)).toBe(150);
  });

  test('opens in a new tab for who asks for one', async ({ page, context }) => {
    onlyOn('desktop', 'a finger holds no key');
    await page.goto('/produtos');
    await hydrated(page);
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Extintor CO₂ 4 kg' }).click({ modifiers: ['ControlOrMeta'] });
    await expect(await opened).toHaveURL('/produtos/CO2-4KG');
    await expect(page).toHaveURL('/produtos');
  });
});

/** px that the page could still be scrolled down. */
const belowView = (page: Page) =>
  page.evaluate(() => Math.round(document.documentElement.scrollHeight - window.innerHeight - window.scrollY));

test.describe('back and forward', () => {
  for (const [order, touch] of [
    ['the very first thing', async () => {}],
    ['once the page has started', (page: Page) => hydrated(page)],
  ] as const) {
    test(`find the foot of the page, when to go there was ${order}`, async ({ page }) => {
      await page.goto('/produtos');
      await touch(page);
      await page.keyboard.press('End');
      await expect.poll(() => scrollTop(page)).toBeGreaterThan(1000);
      const footer = page.getByRole('contentinfo');
      await expect(footer).toBeInViewport();
      await expect.poll(() => belowView(page)).toBe(0);
      await footer.getByRole('link', { name: 'Empresa', exact: true }).click();
      await expect(page).toHaveURL('/empresa');
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      await page.goBack();
      await expect(page).toHaveURL('/produtos');
      await expect.poll(() => belowView(page)).toBe(0);
    });
  }

  test('restore where the visitor was, filter included', { tag: '@journey' }, async ({ page }) => {
    await page.goto('/produtos');
    await hydrated(page);
    await (await openFilter(page)).getByRole('checkbox', { name: 'Sobre rodas' }).check();
    await expectProducts(page, withAnyTag('sobre-rodas'));
    const closes = (page.viewportSize()?.width ?? 0) < 768;
    if (closes) await filterButton(page).click();
    await scrollTo(page, 500);
    await page.getByRole('link', { name: 'Extintor PQS ABC 50 kg' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('50 kg');
    await page.goBack();
    await expectProducts(page, withAnyTag('sobre-rodas'));
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(300);
  });

  test('ten times in a row, the page is always that of the address', async ({ page }) => {
    await page.goto('/contato');
    await hydrated(page);
    await markDocument(page);
    const footer = page.getByRole('contentinfo');
    const steps = [
      { link: footer.getByRole('link', { name: 'Produtos', exact: true }), path: '/produtos' },
      { link: page.getByRole('link', { name: 'Extintor CO₂ 4 kg' }), path: '/produtos/CO2-4KG' },
      { link: footer.getByRole('link', { name: 'Empresa', exact: true }), path: '/empresa' },
      { link: footer.getByRole('link', { name: 'Extintores portáteis' }), path: '/produtos?filtro=portatil' },
      {
        link: footer.getByRole('link', { name: 'Extintores Sobre-Rodas/Carreta' }),
        path: '/produtos?filtro=sobre-rodas',
      },
      { link: footer.getByRole('link', { name: 'Contato', exact: true }), path: '/contato' },
      { link: footer.getByRole('link', { name: 'Serviços', exact: true }), path: '/servicos' },
      { link: footer.getByRole('link', { name: 'Produtos', exact: true }), path: '/produtos' },
      { link: page.getByRole('link', { name: 'Extintor PQS BC 50 kg' }), path: '/produtos/PQS-BC-50KG' },
      { link: footer.getByRole('link', { name: 'Contato', exact: true }), path: '/contato' },
    ];
    const visited = [{ path: '/contato', title: await page.title() }];
    for (const { link, path } of steps) {
      await link.click();
      await expect(page).toHaveURL(path);
      await expect(page.locator('html:not([data-navigating])')).toHaveCount(1);
      visited.push({ path, title: await page.title() });
    }
    for (const { path, title } of visited.toReversed().slice(1)) {
      await page.goBack();
      await expect(page).toHaveURL(path);
      await expect(page).toHaveTitle(title);
    }
    await expectSameDocument(page);
  });

  test('pressed faster than pages come, end on the page of the address', { tag: '@journey' }, async ({ page }) => {
    await page.goto('/contato');
    await hydrated(page);
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'Produtos', exact: true }).click();
    await expect(page).toHaveURL('/produtos');
    await page.getByRole('link', { name: 'Extintor CO₂ 4 kg' }).click();
    await expect(page).toHaveURL('/produtos/CO2-4KG');
    await page.evaluate(async () => {
      for (const delta of [-1, -1, 1, 1, -1]) {
        // The address changes before the page does.
        const changed = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
        history.go(delta);
        await changed;
      }
    });
    await expect(page).toHaveURL('/produtos');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Extintores de incêndio');
  });
});

test.describe('a page whose code is late', () => {
  test('shows that it is coming, and has the focus when it is there', async ({ page }) => {
    await page.goto('/contato');
    await hydrated(page);
    const scripts = await holdRequests(page, scriptsOf('mfe-catalog'));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Produtos', exact: true }).click();
    await expect(page.getByRole('main').getByText('Carregando…')).toBeAttached();
    expect(await scrollTop(page)).toBe(0);
    scripts.release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Extintores de incêndio');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('is where it was when the visitor comes back to it', async ({ page }) => {
    await page.goto('/produtos');
    await hydrated(page);
    await scrollTo(page, 900);
    const heading = page.getByRole('heading', { level: 1 });
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Contato' }).click();
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
});

test.describe('older addresses', () => {
  test('`.html` links open the clean address, inside the site and from outside', async ({ page }) => {
    await page.goto('/produtos');
    await hydrated(page);
    await markDocument(page);
    await page.getByRole('navigation', { name: 'Rodapé: Serviços' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/servicos(#.*)?$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectSameDocument(page);

    await page.goto('/servicos.html');
    await expect(page).toHaveURL('/servicos');
    await page.goto('/produtos/AP-10L.html');
    await expect(page).toHaveURL('/produtos/AP-10L');
  });

  test('are redirected for good by the server, query included', async ({ request }) => {
    onlyOn('desktop', 'the same at every width');
    for (const [from, to] of [
      ['/servicos.html', '/servicos'],
      ['/produtos/', '/produtos'],
      ['/index.html', '/'],
      ['/produtos/AP-10L.html?a=1', '/produtos/AP-10L?a=1'],
    ] as const) {
      const response = await request.get(from, { maxRedirects: 0 });
      expect([from, response.status(), response.headers().location]).toEqual([from, 301, to]);
    }
  });
});

// Which addresses those are is for `server/src/site/siteRoutes.test`.
test('an address that the site does not have gets the 404 page with status 404', async ({ page, quietConsole }) => {
  quietConsole.expect(/status of 404/);
  for (const address of ['/nao-existe', '/produtos/AP-10L/mais']) {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    const main = page.getByRole('main');
    await expect(main.getByText('404', { exact: true })).toBeVisible();
    await expect(main.getByRole('heading', { level: 1, name: 'Página Não Encontrada' })).toBeVisible();
    await expect(
      main.getByText('Oops! Parece que o caminho que você tentou acessar não existe ou foi movido.'),
    ).toBeVisible();
    await expect(main.getByRole('link', { name: 'Voltar para a Página Inicial' })).toHaveAttribute('href', '/');
  }
  await page.getByRole('main').getByRole('link', { name: 'Fale Conosco' }).click();
  await expect(page).toHaveURL('/contato');
  await expect(page.getByRole('heading', { level: 1, name: 'Fale conosco' })).toBeVisible();
});
