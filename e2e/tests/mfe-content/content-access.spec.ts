import type { Page } from '@playwright/test';
import { mailEndpoint } from '../../support/contactForm';
import { expect, expectAccessible, hydrated, test } from '../../support/test';
import { expectNoSidewaysScroll } from '../../support/width';

const designSystem = '/sistema-visual';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

async function openAccordion(page: Page): Promise<void> {
  for (const title of ['Missão', 'Visão', 'Valores', 'Serviços']) {
    await page.getByRole('main').locator('summary').filter({ hasText: title }).click();
  }
  await expect(page.getByRole('main').locator('details[open]')).toHaveCount(4);
}

test.describe('axe finds nothing on', () => {
  test('the home page with its carousels at work', { tag: '@desktop' }, async ({ page }) => {
    await open(page, '/');
    await expect(page.locator('[data-carousel="running"]')).toHaveCount(2);
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Ir para o destaque 2/ }).click();
    await expect(page.getByRole('group', { name: '2 de 3' })).toBeInViewport();
    await expectAccessible(page);
  });

  test('the company page with its accordion open', { tag: '@desktop' }, async ({ page }) => {
    await open(page, '/empresa');
    await openAccordion(page);
    await expectAccessible(page);
  });

  for (const id of ['contrato', 'brigada']) {
    test(`the services page with ${id} open`, async ({ page }) => {
      await open(page, `/servicos#${id}`);
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
      await expectAccessible(page);
    });
  }

  test('the contact form: with errors, failed, sent', { tag: '@desktop' }, async ({ page, quietConsole }) => {
    quietConsole.expect(/send_mail\.php/);
    await open(page, '/contato');
    const form = page.getByRole('form', { name: 'Entre em contato' });
    await expect(form).toHaveAttribute('novalidate');
    await form.getByRole('button').click();
    await expect(form.getByText('O nome é obrigatório.')).toBeVisible();
    await expectAccessible(page);
    const values = { Nome: 'Ana', 'E-mail': 'ana@example.com.br', Assunto: 'Vistoria', Mensagem: 'Bom dia.' };
    for (const [name, value] of Object.entries(values)) {
      await form.getByRole('textbox', { name, exact: true }).fill(value);
    }
    await page.route(mailEndpoint, (route) => route.fulfill({ status: 500 }), { times: 1 });
    await form.getByRole('button').click();
    await expect(form.getByRole('alert')).toBeVisible();
    await expectAccessible(page);
    await page.route(mailEndpoint, (route) => route.fulfill({ body: 'Recebida.' }), { times: 1 });
    await form.getByRole('button').click();
    await expect(form.getByText('Recebida.')).toBeVisible();
    await expectAccessible(page);
  });

  test('the design system, which is shown on preview builds only', { tag: '@desktop' }, async ({ page, request }) => {
    await open(page, designSystem);
    await expect(page.getByRole('heading', { level: 1, name: 'Sistema visual' })).toBeVisible();
    await expectAccessible(page);
    expect(await (await request.get('/sitemap.xml')).text()).not.toContain(designSystem);
  });
});

test('nothing sticks out sideways at 320 px, whatever is open', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/');
  await expect(page.locator('[data-carousel="running"]')).toHaveCount(2);
  await expectNoSidewaysScroll(page);
  await open(page, '/empresa');
  await openAccordion(page);
  await expectNoSidewaysScroll(page);
  for (const id of ['instalacao', 'brigada', 'extintor']) {
    await open(page, `/servicos#${id}`);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
    await expectNoSidewaysScroll(page);
  }
  await open(page, '/contato');
  await page.getByRole('form', { name: 'Entre em contato' }).getByRole('button').click();
  await expectNoSidewaysScroll(page);
  await open(page, designSystem);
  await expectNoSidewaysScroll(page);
});
