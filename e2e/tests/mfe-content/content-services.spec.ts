import type { Page } from '@playwright/test';
import { expectSameDocument, markDocument } from '../../support/document';
import { openHeldBack } from '../../support/heldBack';
import { expect, expectAccessible, hydrated, onlyOn, test } from '../../support/test';

/** The six services in the order of spec 2, with the buttons that ask for a quote and what each asks for. */
const services = [
  {
    id: 'legalizacao',
    title: 'Legalização junto ao Corpo de Bombeiros',
    quotes: [['Faça seu orçamento', 'Legalização junto ao Corpo de Bombeiros']],
  },
  {
    id: 'projetos',
    title: 'Projetos de segurança contra incêndio',
    quotes: [['Faça seu orçamento', 'Projetos de segurança contra incêndio']],
  },
  {
    id: 'instalacao',
    title: 'Instalação e manutenção de sistemas de combate a incêndio',
    quotes: [['Faça seu orçamento', 'Instalação e manutenção de sistemas de combate a incêndio']],
  },
  {
    id: 'contrato',
    title: 'Contrato de manutenção preventiva',
    quotes: [['Faça seu orçamento', 'Contrato de manutenção preventiva']],
  },
  {
    id: 'brigada',
    title: 'Brigada de incêndio e guardião de piscina',
    quotes: [
      ['Brigada de Incêndio', 'Brigada de Incêndio'],
      ['Guardião de Piscina', 'Guardião de Piscina'],
    ],
  },
  {
    id: 'extintor',
    title: 'Recarga de extintores e reteste de mangueiras',
    quotes: [
      ['Recarga de Extintores', 'Recarga de Extintores'],
      ['Reteste de Mangueiras', 'Reteste de Mangueiras'],
    ],
  },
] as const;

type ServiceId = (typeof services)[number]['id'];

/** What is pressed of the card with the id that links lead to. */
const card = (page: Page, id: ServiceId) => page.locator(`details#${id} > summary`);
const cards = (page: Page) => page.getByRole('region', { name: 'Escolha um serviço' }).locator('details');
const openCards = (page: Page) => page.getByRole('main').locator('details[open]');
/** Of all that are in the HTML, those that are shown. */
const panels = (page: Page) => page.getByRole('main').getByRole('article');

/** Fails unless this service's panel is open, it alone, in view and with the focus on its heading. */
async function expectOpen(page: Page, id: ServiceId): Promise<void> {
  const title = services.find((service) => service.id === id)?.title ?? '';
  await expect(panels(page)).toHaveCount(1);
  await expect(panels(page)).toHaveAccessibleName(title);
  await expect(panels(page)).toBeInViewport();
  const heading = panels(page).getByRole('heading', { name: title });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(openCards(page)).toHaveCount(1);
  await expect(openCards(page)).toHaveId(id);
}

async function expectAllClosed(page: Page): Promise<void> {
  await expect(panels(page)).toHaveCount(0);
  await expect(openCards(page)).toHaveCount(0);
}

async function open(page: Page, path = '/servicos'): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

test('the cards fade in one after the other, 100 ms apart, and not for who wants less motion', async ({ page }) => {
  onlyOn('desktop', 'the same at every width');
  await open(page);
  const styles = () =>
    cards(page)
      .locator('summary')
      .evaluateAll((all) =>
        all.map((item) => {
          const { animationName, animationDelay, animationDuration } = getComputedStyle(item);
          const isMoving = animationName !== 'none' && Number.parseFloat(animationDuration) > 0.01;
          return isMoving ? Math.round(Number.parseFloat(animationDelay) * 1000) : null;
        }),
      );
  const delays = (await styles()).map(Number);
  const [start = Number.NaN] = delays;
  expect(delays.map((delay) => delay - start)).toEqual([0, 100, 200, 300, 400, 500]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await styles()).toEqual([null, null, null, null, null, null]);
});

test('of six cards a click opens one, another one switches, one on the open card closes it', {
  tag: '@journey',
}, async ({ page }) => {
  await open(page);
  await expect(cards(page)).toHaveCount(6);
  for (const [index, { id, title }] of services.entries()) {
    await expect(cards(page).nth(index)).toHaveId(id);
    await expect(cards(page).nth(index)).toContainText(title);
  }
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

test('works by keyboard; closing by the button gives the focus back to the card', async ({ page }) => {
  onlyOn('desktop', 'phones have no keyboard');
  await open(page);
  await card(page, 'contrato').focus();
  await page.keyboard.press('Enter');
  await expectOpen(page, 'contrato');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Fechar detalhes' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectAllClosed(page);
  await expect(card(page, 'contrato')).toBeFocused();
  await page.keyboard.press('Space');
  await expectOpen(page, 'contrato');
  await card(page, 'contrato').press('Space');
  await expectAllClosed(page);
});

test.describe('a link to a service opens it', () => {
  test('typed in, and in its older form', async ({ page }) => {
    for (const path of ['/servicos#brigada', '/servicos.html#brigada']) {
      await page.goto('about:blank');
      await open(page, path);
      await expectOpen(page, 'brigada');
      await expect(page).toHaveURL('/servicos#brigada');
    }
  });

  test('from the home page and the footer, without a new document; back returns', async ({ page }) => {
    await open(page, '/');
    await markDocument(page);
    await page.getByRole('link', { name: 'Legalização junto ao Corpo de Bombeiros' }).click();
    await expectOpen(page, 'legalizacao');
    const footer = page.getByRole('navigation', { name: 'Rodapé: Serviços' });
    await footer.getByRole('link', { name: 'Brigada e guardião de piscina' }).click();
    await expectOpen(page, 'brigada');
    await expect(page).toHaveURL('/servicos#brigada');
    await page.goBack();
    await expectOpen(page, 'legalizacao');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await page.goForward();
    await expect(panels(page)).toHaveAccessibleName('Legalização junto ao Corpo de Bombeiros');
    await expectSameDocument(page);
  });
});

test('opening and switching is no step back: back leaves the page', async ({ page }) => {
  await open(page, '/empresa');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Serviços', exact: true }).click();
  await expect(page).toHaveURL('/servicos');
  await card(page, 'legalizacao').click();
  await expectOpen(page, 'legalizacao');
  await card(page, 'projetos').click();
  await expectOpen(page, 'projetos');
  await page.goBack();
  await expect(page).toHaveURL('/empresa');
});

test.describe('the quote buttons', () => {
  test('leave the page where it is', async ({ page, context }) => {
    onlyOn('desktop', 'the same at every width');
    await context.route('https://wa.me/**', (route) => route.fulfill({ contentType: 'text/html', body: 'conversa' }));
    await open(page, '/servicos#legalizacao');
    await expect(panels(page)).toHaveCount(1);
    const opened = context.waitForEvent('page');
    await panels(page).getByRole('link', { name: 'Faça seu orçamento' }).click();
    const chat = await opened;
    await expect(chat).toHaveURL(/^https:\/\/wa\.me\//);
    expect(await chat.evaluate(() => window.opener)).toBeNull();
    await expect(page).toHaveURL('/servicos#legalizacao');
  });
});

/** Opens one, another instead, and closes that, with nothing but the browser at work. */
async function chooseByHand(page: Page): Promise<void> {
  await expectAllClosed(page);
  await card(page, 'projetos').click();
  await expect(panels(page)).toHaveAccessibleName('Projetos de segurança contra incêndio');
  await expect(panels(page).getByRole('heading', { level: 3 })).toBeVisible();
  await card(page, 'extintor').click();
  await expect(panels(page)).toHaveCount(1);
  await expect(panels(page)).toHaveAccessibleName('Recarga de extintores e reteste de mangueiras');
  await expect(panels(page).getByRole('heading', { level: 3 })).toBeVisible();
  await card(page, 'extintor').click();
  await expectAllClosed(page);
  await card(page, 'extintor').press('Enter');
  await expect(openCards(page)).toHaveId('extintor');
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [360, 1280]) {
    test(`each opens and closes at ${width} px, one at a time`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/servicos');
      await chooseByHand(page);
    });
  }

  test('a link to a service shows it, and its card leads on to another', async ({ page }) => {
    await page.goto('/servicos#brigada');
    await expect(panels(page)).toHaveAccessibleName('Brigada de incêndio e guardião de piscina');
    await expect(panels(page).getByRole('heading', { level: 3 })).toBeInViewport();
    await card(page, 'contrato').click();
    await expect(panels(page)).toHaveCount(1);
    await expect(panels(page)).toHaveAccessibleName('Contrato de manutenção preventiva');
  });

  test('all six are there, with what they include and the rules they follow', async ({ page }) => {
    await page.goto('/servicos');
    for (const { id, title, quotes } of services) {
      await card(page, id).click();
      const panel = panels(page);
      await expect(panel).toHaveCount(1);
      await expect(panel.getByRole('heading', { name: title })).toBeVisible();
      await expect(panel.getByRole('list').first().getByRole('listitem')).not.toHaveCount(0);
      await expect(panel.getByText('Faça seu orçamento')).toBeVisible();
      for (const [label] of quotes) await expect(panel.getByRole('link', { name: label })).toBeVisible();
    }
    const details = page.getByRole('main').locator('article');
    for (const standard of ['COSCIP 42/18', 'ABNT', 'NFPA', 'FM']) {
      await expect(details.filter({ hasText: standard })).not.toHaveCount(0);
    }
    await expect(page.locator('#detalhes-brigada')).toContainText(
      /piscinas de uso coletivo.*guardião de piscina certificado pelo Corpo de Bombeiros é obrigatória/,
    );
    await expect(page.locator('#detalhes-extintor')).toContainText('A recarga é aprovada pelo Inmetro');
    await expect(page.locator('#detalhes-extintor')).toContainText(/1 ano.*5 anos/);
  });
});

test.describe('while its code is held back', () => {
  test('each opens and closes, and React takes over what is open then', async ({ page }) => {
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
    await expectAccessible(page);
    await card(page, 'projetos').click();
    await expectOpen(page, 'projetos');
  });

  test('a link to a service shows it, and stays where it is when React comes', async ({ page }) => {
    const code = await openHeldBack(page, '/servicos#brigada');
    await expect(panels(page)).toHaveAccessibleName('Brigada de incêndio e guardião de piscina');
    const place = async () => Math.round((await panels(page).boundingBox())?.y ?? 0);
    const before = await place();
    code.release();
    await hydrated(page);
    await expectOpen(page, 'brigada');
    // The browser keeps the place to a pixel.
    expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(1);
  });
});
