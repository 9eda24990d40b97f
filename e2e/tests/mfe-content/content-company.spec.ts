import type { Locator, Page } from '@playwright/test';
import { stopTime } from '../../support/clock';
import { channels } from '../../support/color';
import { openHeldBack } from '../../support/heldBack';
import { expect, expectAccessible, hydrated, onlyOn, test } from '../../support/test';

const figures = [
  { value: '5', label: 'anos de mercado' },
  { value: '513', label: 'projetos entregues' },
  { value: '230', label: 'obras concluídas' },
  { value: '823', label: 'clientes satisfeitos' },
] as const;

const targets = figures.map(({ value }) => value);

const sections = [
  { title: 'Missão', text: 'Proteger vidas e patrimônio com engenharia contra incêndio levada a sério' },
  { title: 'Visão', text: 'Ser a empresa que condomínios, comércios e indústrias procuram primeiro' },
  { title: 'Valores', text: 'Prazo combinado, prazo cumprido' },
  { title: 'Serviços', text: 'Atendemos do projeto à rotina de manutenção:' },
] as const;

const counters = (page: Page) => page.getByRole('region', { name: 'A empresa em números' });
const values = (page: Page) => counters(page).getByText(/^\d+$/);
const accordion = (page: Page) => page.getByRole('region', { name: 'O que nos guia' });
const team = (page: Page) => page.getByRole('region', { name: 'Quem responde pelo seu prédio' });
const differentials = (page: Page) => page.getByRole('region', { name: 'O que você leva junto com o serviço' });

async function open(page: Page): Promise<void> {
  await page.goto('/empresa');
  await hydrated(page);
}

/** Scrolls until this share of an element's height has come in from below. */
async function bringIn(element: Locator, share: number): Promise<void> {
  await element.evaluate((node, part) => {
    const { top, height } = node.getBoundingClientRect();
    window.scrollBy({ top: top + height * part - window.innerHeight, behavior: 'instant' });
  }, share);
}

/** Two frames of the browser, after which it has told what is in view: its own, whatever the page's clock says. */
async function told(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.body);
      }),
  );
}

test.describe('the counters', () => {
  test('count from 0, black, to their values, red, in 2000 ms from when half of them is in view', async ({ page }) => {
    onlyOn('desktop', 'the four are in one row there');
    await page.clock.install();
    await open(page);
    const items = counters(page).getByRole('listitem');
    await expect(values(page)).toHaveText(['0', '0', '0', '0']);
    await stopTime(page);

    await bringIn(items.first(), 0.4);
    await told(page);
    await page.clock.runFor(3000);
    await expect(values(page)).toHaveText(['0', '0', '0', '0']);
    expect(await channels(values(page).nth(1))).toEqual([0, 0, 0]);

    await bringIn(items.first(), 0.6);
    await told(page);
    await page.clock.runFor(1000);
    const halfway = (await values(page).allTextContents()).map(Number);
    expect(halfway[1]).toBeGreaterThan(0);
    expect(halfway[3]).toBeGreaterThan(halfway[1] ?? 0);
    await page.clock.runFor(600);
    expect(await values(page).nth(3).textContent()).not.toBe('823');
    // The last steps are smaller than 1: that it still counts shows in the colour, which its script sets.
    await page.clock.runFor(350);
    await expect(values(page).nth(3)).toHaveAttribute('style', /color/);
    await page.clock.runFor(70);
    await expect(values(page).nth(3)).toHaveAttribute('style', '');
    await expect(values(page)).toHaveText(targets);
    const [red, green, blue] = await channels(values(page).nth(1));
    expect(red).toBeGreaterThan(2 * Math.max(green, blue));
  });
});

const button = (page: Page, title: string) => accordion(page).locator('summary').filter({ hasText: title });

/** Fails unless a section of the accordion is closed, or open. */
async function expectFolded(page: Page, title: string, folded: boolean): Promise<void> {
  const section = accordion(page)
    .locator('details')
    .filter({ has: page.getByRole('heading', { name: title }) });
  await expect(section).toHaveJSProperty('open', !folded);
}

test.describe('the accordion', () => {
  test('has four sections, closed, of which several may be open', { tag: '@journey' }, async ({ page }) => {
    await open(page);
    await expect(accordion(page).locator('summary')).toHaveText(sections.map(({ title }) => title));
    for (const { title, text } of sections) {
      await expectFolded(page, title, true);
      await expect(page.getByText(text)).toBeHidden();
      await button(page, title).click();
      const region = accordion(page).getByRole('region', { name: title });
      await expect(region).toContainText(text);
      await expect(button(page, title)).toHaveAttribute('aria-controls', (await region.getAttribute('id')) ?? '');
    }
    for (const { title, text } of sections) {
      await expectFolded(page, title, false);
      await expect(page.getByText(text)).toBeVisible();
    }
    await button(page, 'Visão').click();
    await expectFolded(page, 'Visão', true);
    await expectFolded(page, 'Missão', false);
  });

  test('takes a closed text out of the document after 500 ms', async ({ page }) => {
    onlyOn('desktop', 'the same at every width');
    const [{ title, text }] = sections;
    await page.clock.install();
    await open(page);
    await button(page, title).click();
    await expect(page.getByText(text)).toBeVisible();
    await stopTime(page);
    await button(page, title).click();
    await expectFolded(page, title, true);
    await told(page);
    await page.clock.runFor(499);
    await expect(page.getByText(text)).toBeAttached();
    await page.clock.runFor(1);
    await expect(page.getByText(text)).toHaveCount(0);
  });

  test('opens and closes by Enter and Space, and Tab goes on into the open text', async ({ page }) => {
    onlyOn('desktop', 'phones have no keyboard');
    await open(page);
    await button(page, 'Valores').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Prazo combinado, prazo cumprido')).toBeVisible();
    await page.keyboard.press('Space');
    await expect(page.getByText('Prazo combinado, prazo cumprido')).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(button(page, 'Serviços')).toBeFocused();
    await page.keyboard.press('Space');
    const links = accordion(page).getByRole('region', { name: 'Serviços' }).getByRole('link');
    await expect(links).toHaveCount(6);
    await page.keyboard.press('Tab');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/servicos#legalizacao');
  });
});

test('four members of the staff, each with a portrait, a name and what they do', async ({ page }) => {
  await open(page);
  const members = team(page).getByRole('listitem');
  await expect(members).toHaveCount(4);
  for (const member of await members.all()) {
    await member.scrollIntoViewIfNeeded();
    const portrait = member.getByRole('img');
    await expect(portrait).toHaveAttribute('alt', /\w/);
    await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(member.getByRole('heading', { level: 3 })).toHaveText(/\w+ \w+/);
    await expect(member.getByText(/\w.{40,}\.$/)).toBeVisible();
  }
  expect(new Set(await team(page).getByRole('heading', { level: 3 }).allTextContents()).size).toBe(4);
});

test.describe('the six differentials', () => {
  test('each become visible when a fifth of them is in view, and stay so', async ({ page }) => {
    await open(page);
    const cards = differentials(page).getByRole('listitem');
    await expect(cards).toHaveCount(6);
    const first = cards.first();
    await expect(first).toHaveClass(/waiting/);
    await bringIn(first, 0.1);
    await told(page);
    await expect(first).not.toHaveClass(/visible/, { timeout: 1 });
    await bringIn(first, 0.3);
    await expect(first).toHaveClass(/visible/);
    for (const card of await cards.all()) {
      await card.scrollIntoViewIfNeeded();
      await expect(card).toHaveClass(/visible/);
      await expect(card.getByRole('heading')).toHaveCSS('opacity', '1');
    }
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await told(page);
    await expect(first).toHaveClass(/visible/);
  });
});

test('figures and differentials are simply there for who wants less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await told(page);
  await expect(values(page)).toHaveText(targets);
  await counters(page).scrollIntoViewIfNeeded();
  await told(page);
  expect(await values(page).allTextContents()).toEqual(targets);
  await expect(differentials(page).locator('[class*="waiting"]')).toHaveCount(0);
  for (const heading of await differentials(page).getByRole('heading', { level: 3 }).all()) {
    await expect(heading).toHaveCSS('opacity', '1');
  }
});

test.describe('while its code is held back', () => {
  test('the accordion opens, and React leaves it so', async ({ page }) => {
    const code = await openHeldBack(page, '/empresa');
    const [{ title, text }] = sections;
    await button(page, title).click();
    await expect(page.getByText(text)).toBeVisible();
    await expectAccessible(page);
    const before = await button(page, title).boundingBox();
    code.release();
    await hydrated(page);
    await expect(page.getByText(text)).toBeVisible();
    await expectFolded(page, title, false);
    expect(await button(page, title).boundingBox()).toEqual(before);
    await expect(button(page, title)).toBeFocused();
    await page.keyboard.press('Enter');
    await expectFolded(page, title, true);
  });

  test('figures that are being read stay, and nothing moves', async ({ page }) => {
    const code = await openHeldBack(page, '/empresa');
    await counters(page).scrollIntoViewIfNeeded();
    const before = await counters(page).boundingBox();
    await counters(page).evaluate((region) => {
      new MutationObserver(() => region.setAttribute('data-changed-by-test', '')).observe(region, {
        subtree: true,
        characterData: true,
      });
    });
    code.release();
    await hydrated(page);
    await told(page);
    await expect(counters(page)).not.toHaveAttribute('data-changed-by-test');
    expect(await counters(page).boundingBox()).toEqual(before);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all of it can be read', async ({ page }) => {
    await page.goto('/empresa');
    await expect(values(page)).toHaveText(targets);
    for (const { label } of figures) await expect(counters(page).getByText(label, { exact: true })).toBeVisible();
    for (const { title, text } of sections) {
      await expect(page.getByText(text)).toBeHidden();
      await button(page, title).click();
      await expect(page.getByText(text)).toBeVisible();
    }
    await button(page, 'Visão').click();
    await expect(page.getByText(sections[1].text)).toBeHidden();
    await expect(team(page).getByRole('listitem')).toHaveCount(4);
    for (const heading of await differentials(page).getByRole('heading', { level: 3 }).all()) {
      await expect(heading).toHaveCSS('opacity', '1');
    }
  });
});
