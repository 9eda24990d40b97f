import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from '../../support/test';

const designSystem = '/sistema-visual';

// axe needs pages without running animations.
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

async function openService(page: Page, id: string): Promise<void> {
  await open(page, `/servicos#${id}`);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
}

test('axe finds no violations with running carousels, open accordion, open services and on the design system', {
  tag: '@desktop',
}, async ({ page }) => {
  await test.step('home page', async () => {
    await open(page, '/');
    await expect(page.locator('[data-carousel="running"]')).toHaveCount(2);
    await page.getByRole('button', { name: /^Ir para o destaque 2/ }).click();
    await expect(page.getByRole('group', { name: '2 de 3' })).toBeInViewport();
    await expectAccessible(page);
  });
  await test.step('company page', async () => {
    await open(page, '/empresa');
    await openAccordion(page);
    await expectAccessible(page);
  });
  for (const id of ['contrato', 'brigada']) {
    await test.step(id, async () => {
      await openService(page, id);
      await expectAccessible(page);
    });
  }
  await test.step('design system', async () => {
    await open(page, designSystem);
    await expect(page.getByRole('heading', { level: 1, name: 'Sistema visual' })).toBeVisible();
    await expectAccessible(page);
    expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain(designSystem);
  });
});

test('no page scrolls sideways at 320 px, even with all parts open', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/');
  await expect(page.locator('[data-carousel="running"]')).toHaveCount(2);
  await expectNoSidewaysScroll(page);
  await open(page, '/empresa');
  await openAccordion(page);
  await expectNoSidewaysScroll(page);
  for (const id of ['instalacao', 'brigada', 'extintor']) {
    await openService(page, id);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
  await open(page, '/contato');
  await page.getByRole('form', { name: 'Entre em contato' }).getByRole('button').click();
  await expectNoSidewaysScroll(page);
  await open(page, designSystem);
  await expectNoSidewaysScroll(page);
});
