import type { Page } from '@playwright/test';
import { expectSameDocument, markDocument } from '../../support/document';
import { openHeldBack } from '../../support/heldBack';
import { expect, expectAccessible, hydrated, test } from '../../support/test';

// Unit tests cover the texts of the services (`mfe-content/src/services`).

const titles = {
  legalizacao: 'Legalização junto ao Corpo de Bombeiros',
  projetos: 'Projetos de segurança contra incêndio',
  contrato: 'Contrato de manutenção preventiva',
  brigada: 'Brigada de incêndio e guardião de piscina',
  extintor: 'Recarga de extintores e reteste de mangueiras',
} as const;

type ServiceId = keyof typeof titles;

/** Summary of the card with a link's id. */
const card = (page: Page, id: ServiceId) => page.locator(`details#${id} > summary`);
const openCards = (page: Page) => page.getByRole('main').locator('details[open]');
/** Visible panels; the HTML contains all of them. */
const panels = (page: Page) => page.getByRole('main').getByRole('article');

/** Fails unless this service's panel is shown, it alone. */
async function expectShown(page: Page, id: ServiceId): Promise<void> {
  await expect(panels(page)).toHaveCount(1);
  await expect(panels(page)).toHaveAccessibleName(titles[id]);
  await expect(panels(page).getByRole('heading', { name: titles[id] })).toBeInViewport();
}

/** Fails unless this service's card is open as well, and its panel has the focus on its heading. */
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

test('six cards fade in one after the other; a click or key opens one, another one switches, and back leaves the page', {
  tag: '@journey',
}, async ({ page }) => {
  await open(page, '/empresa');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Serviços', exact: true }).click();
  await expect(page).toHaveURL('/servicos');
  await test.step('cards fade in 100 ms apart, and not for who wants less motion', async () => {
    const styles = () =>
      page.locator('main details > summary').evaluateAll((all) =>
        all.map((item) => {
          const { animationName, animationDelay, animationDuration } = getComputedStyle(item);
          const isMoving = animationName !== 'none' && Number.parseFloat(animationDuration) > 0.01;
          return isMoving ? Math.round(Number.parseFloat(animationDelay) * 1000) : null;
        }),
      );
    // Until then it is the page before that is seen, which has such parts as well.
    await expect(card(page, 'projetos')).toBeVisible();
    const delays = (await styles()).map(Number);
    const [start = Number.NaN] = delays;
    expect(delays.map((delay) => delay - start)).toEqual([0, 100, 200, 300, 400, 500]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await styles()).toEqual([null, null, null, null, null, null]);
  });
  await test.step('by clicks', async () => {
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
  await test.step('by keys', async () => {
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

test('a link to a service opens it: in its older form, from the home page and the footer, without a new document', async ({
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

/** Opens one, another instead, and closes that, with nothing but the browser at work. */
async function chooseByHand(page: Page): Promise<void> {
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
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each opens and closes, one at a time; a link to one shows it', async ({ page }) => {
    for (const width of [360, 1280]) {
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto('about:blank');
        await page.goto('/servicos');
        await chooseByHand(page);
      });
    }
    await page.goto('about:blank');
    await page.goto('/servicos#brigada');
    await expectShown(page, 'brigada');
    await card(page, 'contrato').click();
    await expect(panels(page)).toHaveCount(1);
    await expect(panels(page)).toHaveAccessibleName(titles.contrato);
  });
});

test('what is opened while its code is held back is taken over as it is', async ({ page }) => {
  await test.step('by hand', async () => {
    const code = await openHeldBack(page, '/servicos');
    await chooseByHand(page);
    await expectAccessible(page);
    const top = await page.evaluate(() => window.scrollY);
    code.release();
    await hydrated(page);
    await expect(page).toHaveURL('/servicos#extintor');
    await expect(openCards(page)).toHaveId('extintor');
    await expect(panels(page)).toHaveCount(1);
    expect(await page.evaluate(() => window.scrollY)).toBe(top);
    await card(page, 'projetos').click();
    await expectOpen(page, 'projetos');
  });
  await test.step('by a link', async () => {
    await page.goto('about:blank');
    const code = await openHeldBack(page, '/servicos#brigada');
    await expectShown(page, 'brigada');
    const place = async () => Math.round((await panels(page).boundingBox())?.y ?? 0);
    const before = await place();
    code.release();
    await hydrated(page);
    await expectOpen(page, 'brigada');
    // The browser keeps the place to a pixel.
    expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(1);
  });
});
