import type { Page } from '@playwright/test';
import { expectSameDocument, markDocument } from '../../support/document';
import { openHeldBack } from '../../support/heldBack';
import { expect, hydrated, test } from '../../support/test';

// Unit tests cover the texts of the services (`mfe-content/src/services`).

const titles = {
  legalizacao: 'Legalização junto ao Corpo de Bombeiros',
  projetos: 'Projetos de segurança contra incêndio',
  contrato: 'Contrato de manutenção preventiva',
  brigada: 'Brigada de incêndio e guardião de piscina',
  extintor: 'Recarga de extintores e reteste de mangueiras',
} as const;

type ServiceId = keyof typeof titles;

const card = (page: Page, id: ServiceId) => page.locator(`details#${id} > summary`);
const openCards = (page: Page) => page.getByRole('main').locator('details[open]');
/** Finds the visible panels; the HTML contains all of them. */
const panels = (page: Page) => page.getByRole('main').getByRole('article');

async function expectShown(page: Page, id: ServiceId): Promise<void> {
  await expect(panels(page)).toHaveCount(1);
  await expect(panels(page)).toHaveAccessibleName(titles[id]);
  await expect(panels(page).getByRole('heading', { name: titles[id] })).toBeInViewport();
}

async function expectOpen(page: Page, id: ServiceId): Promise<void> {
  await expectShown(page, id);
  await expect(panels(page).getByRole('heading', { name: titles[id] })).toBeFocused();
  await expect(openCards(page)).toHaveCount(1);
  await expect(openCards(page)).toHaveId(id);
}

async function expectAllClosed(page: Page): Promise<void> {
  await expect(panels(page)).toHaveCount(0);
  await expect(openCards(page)).toHaveCount(0);
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

test('six cards fade in; a click or key opens one and closes the others, and Back leaves the page', {
  tag: '@journey',
}, async ({ page }) => {
  await open(page, '/empresa');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Serviços', exact: true }).click();
  await expect(page).toHaveURL('/servicos');
  await test.step('cards fade in 100 ms apart, but not for visitors who prefer reduced motion', async () => {
    const styles = () =>
      page.locator('main details > summary').evaluateAll((all) =>
        all.map((item) => {
          const { animationName, animationDelay, animationDuration } = getComputedStyle(item);
          const isMoving = animationName !== 'none' && Number.parseFloat(animationDuration) > 0.01;
          return isMoving ? Math.round(Number.parseFloat(animationDelay) * 1000) : null;
        }),
      );
    // Before that, the previous page is still visible, which has such elements as well.
    await expect(card(page, 'projetos')).toBeVisible();
    const delays = (await styles()).map(Number);
    const [start = Number.NaN] = delays;
    expect(delays.map((delay) => delay - start)).toEqual([0, 100, 200, 300, 400, 500]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await styles()).toEqual([null, null, null, null, null, null]);
  });
  await test.step('clicks', async () => {
    await expectAllClosed(page);
    await card(page, 'projetos').click();
    await expectOpen(page, 'projetos');
    await expect(page).toHaveURL('/servicos#projetos');
    await card(page, 'extintor').click();
    await expectOpen(page, 'extintor');
    await expect(page).toHaveURL('/servicos#extintor');
    await card(page, 'extintor').click();
    await expectAllClosed(page);
    await expect(page).toHaveURL('/servicos');
    await expect(card(page, 'extintor')).toBeInViewport();
  });
  await test.step('keys', async () => {
    await card(page, 'contrato').press('Enter');
    await expectOpen(page, 'contrato');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Fechar detalhes' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expectAllClosed(page);
    await expect(card(page, 'contrato')).toBeFocused();
    await expect(page).toHaveURL('/servicos');
    await page.keyboard.press('Space');
    await expectOpen(page, 'contrato');
  });
  await page.goBack();
  await expect(page).toHaveURL('/empresa');
});

test('links to a service open it: an old address, the home page and the footer, in the same document', async ({
  page,
}) => {
  await open(page, '/servicos.html#brigada');
  await expectOpen(page, 'brigada');
  await expect(page).toHaveURL('/servicos#brigada');

  await open(page, '/');
  await markDocument(page);
  await page.getByRole('link', { name: titles.legalizacao }).click();
  await expectOpen(page, 'legalizacao');
  const footer = page.getByRole('navigation', { name: 'Rodapé: Serviços' });
  await footer.getByRole('link', { name: 'Brigada e guardião de piscina' }).click();
  await expectOpen(page, 'brigada');
  await page.goBack();
  await expectOpen(page, 'legalizacao');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(panels(page)).toHaveAccessibleName(titles.legalizacao);
  await expectSameDocument(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each card opens and closes, one at a time; a link to a service shows it', async ({ page }) => {
    await page.goto('/servicos');
    await expectAllClosed(page);
    await card(page, 'projetos').click();
    await expect(panels(page)).toHaveAccessibleName(titles.projetos);
    await card(page, 'extintor').click();
    await expect(panels(page)).toHaveCount(1);
    await expect(panels(page)).toHaveAccessibleName(titles.extintor);
    await card(page, 'extintor').click();
    await expectAllClosed(page);
    await card(page, 'extintor').press('Enter');
    await expect(openCards(page)).toHaveId('extintor');
    await page.goto('about:blank');
    await page.goto('/servicos#brigada');
    await expectShown(page, 'brigada');
    await card(page, 'contrato').click();
    await expect(panels(page)).toHaveCount(1);
    await expect(panels(page)).toHaveAccessibleName(titles.contrato);
  });
});

test('a service opened by a link before hydration stays open and in place', async ({ page }) => {
  const code = await openHeldBack(page, '/servicos#brigada');
  await expectShown(page, 'brigada');
  const place = async () => Math.round((await panels(page).boundingBox())?.y ?? 0);
  const before = await place();
  code.release();
  await hydrated(page);
  await expectOpen(page, 'brigada');
  // The browser restores the position to within a pixel.
  expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(1);
});
