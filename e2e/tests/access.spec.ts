import { cartPanel, foam, openCart, startWithCart, water } from '../support/cart';
import { filterButton, filterPanel } from '../support/catalogue';
import { fillShortForm, mailEndpoint, newPerson, openPopup, sendButton } from '../support/contactForm';
import { loadingProblems, scriptsOf, unavailableBox } from '../support/remotes';
import { expect, expectAccessible, hydrated, test } from '../support/test';
import { expectNoSidewaysScroll } from '../support/width';

// What axe looks at has to stand still.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('axe finds nothing on', () => {
  test('the catalogue, with its filter open and closed, filtered and not', async ({ page }) => {
    await page.goto('/produtos?filtro=co2,4KG');
    await hydrated(page);
    await expect(filterButton(page)).toHaveText(/2/);
    await expectAccessible(page);
    const isOpen = await filterPanel(page).isVisible();
    await filterButton(page).click();
    await expect(filterPanel(page)).toBeVisible({ visible: !isOpen });
    await expectAccessible(page);
  });

  test('a product in the cart, its enlarged view, and an unknown one', { tag: '@desktop' }, async ({
    page,
    quietConsole,
  }) => {
    quietConsole.expect(/404/);
    await startWithCart(page, water);
    await page.goto('/produtos/AP-10L');
    await expect(page.getByRole('button', { name: 'Ver carrinho' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Ampliar imagem' }).click();
    await expect(page.getByRole('region', { name: 'Imagem ampliada' })).toBeVisible();
    await expectAccessible(page);
    await page.goto('/produtos/ABC-1');
    await hydrated(page);
    await expectAccessible(page);
  });

  test('the cart, empty and full, and its menu of options', async ({ page }) => {
    await page.goto('/contato');
    await openCart(page);
    await expectAccessible(page);
    await startWithCart(page, water, { ...foam, quantity: 12 });
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    const panel = await openCart(page);
    await expect(panel.getByRole('listitem')).toHaveCount(2);
    await expectAccessible(page);
    await panel.getByRole('button', { name: 'Opções do carrinho' }).click();
    await expect(panel.getByRole('menuitem')).toBeVisible();
    await expectAccessible(page);
  });

  test('the popup: at rest, with errors, failed, sent', { tag: '@desktop' }, async ({ page, quietConsole }) => {
    quietConsole.expect(/send_mail/);
    await page.goto('/produtos/AP-10L');
    await hydrated(page);
    const form = await openPopup(page);
    await expectAccessible(page);
    await sendButton(form).click();
    await expect(form.getByText('O nome é obrigatório.')).toBeVisible();
    await expectAccessible(page);
    await page.route(mailEndpoint, (route) => route.abort(), { times: 1 });
    await fillShortForm(form, newPerson());
    await sendButton(form).click();
    await expect(form.getByRole('alert')).toBeVisible();
    await expectAccessible(page);
    await sendButton(form).click();
    await expect(form.getByText(/^Mensagem enviada/)).toBeVisible();
    await expectAccessible(page);
  });

  test('the side menu', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/produtos');
    await hydrated(page);
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    await expect(page.getByRole('link', { name: 'Entrar' })).toBeVisible();
    await expectAccessible(page);
  });

  test('the 404 page, and a page without its remote', { tag: '@desktop' }, async ({ page, quietConsole }) => {
    quietConsole.expect(loadingProblems);
    await page.goto('/nao-existe');
    await hydrated(page);
    await expectAccessible(page);
    await page.route(scriptsOf('mfe-catalog'), (route) => route.abort());
    await page.getByRole('contentinfo').getByRole('link', { name: 'Produtos', exact: true }).click();
    await expect(unavailableBox(page)).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('nothing sticks out sideways', () => {
  const routes = [
    '/',
    '/empresa',
    '/servicos',
    '/produtos',
    '/produtos/PQS-BC-20KG-80',
    '/produtos/nao-existe',
    '/contato',
    '/meus-pedidos',
    '/nao-existe',
    '/login',
    '/cadastro',
    '/recuperar-senha',
  ];

  test('at 320 px, at 1280 px with 200 % zoom, at 1920 px', { tag: '@desktop' }, async ({ page, quietConsole }) => {
    test.slow();
    quietConsole.expect(/404/);
    for (const route of routes) {
      await test.step(route, async () => {
        await page.setViewportSize({ width: 320, height: 640 });
        await page.goto(route);
        await hydrated(page);
        await expectNoSidewaysScroll(page);
        for (const [width, height] of [
          [640, 400],
          [1920, 1080],
        ] as const) {
          await page.setViewportSize({ width, height });
          await expectNoSidewaysScroll(page);
        }
      });
    }
  });

  test('at 320 px, with the cart and the popup open', { tag: '@phone' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await startWithCart(page, { ...foam, quantity: 999_999 });
    await page.goto('/produtos/AP-10L');
    await hydrated(page);
    const panel = await openCart(page);
    await expectNoSidewaysScroll(page);
    const overflow = () => panel.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await panel.getByRole('button', { name: 'Finalizar Compra' }).click();
    await expect(page.getByLabel('Nome')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expect(cartPanel(page)).toBeAttached();
  });
});

test('what is to be touched is at least 24 px wide and high', { tag: '@phone' }, async ({ page }) => {
  await startWithCart(page, water);
  for (const path of ['/produtos', '/produtos/AP-10L']) {
    await page.goto(path);
    await hydrated(page);
    const small = await page
      .getByRole('button')
      .or(page.getByRole('checkbox'))
      .evaluateAll((elements) =>
        elements
          .map((element) => ({
            html: element.outerHTML.slice(0, 120),
            box: (element.closest('label') ?? element).getBoundingClientRect(),
          }))
          .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24))
          .map(({ html }) => html),
      );
    expect(small).toEqual([]);
  }
});
