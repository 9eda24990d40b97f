import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { paperStyles } from '../../support/document';
import { everyScript, openHeldBack } from '../../support/heldBack';
import { pdfText } from '../../support/pdfText';
import { loadingProblems, scriptsOf } from '../../support/remotes';
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from '../../support/test';

// Unit tests cover the intervals and messages (`mfe-catalog/src/dueDates`), and the calendar file (`server/src/calendar`).

const path = '/produtos/CO2-6KG';
const rule = 'Recarga a cada 12 meses, ensaio hidrostático a cada 5 anos.';

const box = (page: Page) => page.locator('details', { hasText: 'Quando vence?' });
const summary = (page: Page) => box(page).locator('summary');
const form = (page: Page) => page.getByRole('form', { name: 'Quando vence?' });

async function choose(page: Page, group: RegExp, month: string, year: string): Promise<void> {
  const lists = page.getByRole('group', { name: group });
  await lists.getByLabel('Mês').selectOption(month);
  await lists.getByLabel('Ano').selectOption(year);
}

test('the next dates come by keyboard, with a calendar file to keep and the way to a quote', {
  tag: '@journey',
}, async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-26T12:00:00Z'));
  await page.goto(path);
  await hydrated(page);
  await summary(page).focus();
  await page.keyboard.press('Enter');
  await expect(form(page)).toBeVisible();
  await page.getByRole('button', { name: 'Ver as datas' }).press('Enter');
  await expect(page.getByText('Escolha o mês e o ano da última carga')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Última carga' }).getByLabel('Mês')).toBeFocused();
  await choose(page, /Última carga/, 'agosto', '2025');
  await choose(page, /Último ensaio/, 'fevereiro', '2023');
  await page.getByRole('button', { name: 'Ver as datas' }).press('Enter');
  await expect(box(page).getByRole('listitem')).toHaveText([
    /Inspeção com pesagem fevereiro de 2026 vencida há 9 meses/,
    /Recarga agosto de 2026 vencida há 3 meses/,
    /Ensaio hidrostático fevereiro de 2028 vence em 1 ano e 3 meses/,
  ]);
  await expectAccessible(page, 'main');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await test.step('calendar file', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Guardar na agenda (.ics)' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('vencimento-co2-6kg.ics');
    const file = await readFile(await download.path(), 'utf8');
    expect(file).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2.0\r\n/);
    expect(file).toContain('DTSTART;VALUE=DATE:20280229\r\n');
    expect(file).toContain('SUMMARY:Ensaio hidrostático: Extintor CO₂ 6 kg\r\n');
  });
  await page.getByRole('link', { name: 'Pedir orçamento da recarga' }).click();
  await expect(page).toHaveURL(/\/contato\?produto=Recarga/);
  await expect(page.getByLabel('Assunto')).toHaveValue(
    'Orçamento: Recarga de Extintor de Incêndio Gás Carbônico (CO₂) 6 kg Portátil',
  );
});

test('opened before the scripts load, it gets its form after them', async ({ page }) => {
  const scripts = await openHeldBack(page, path, everyScript);
  await summary(page).click();
  await expect(page.getByText(rule)).toBeVisible();
  scripts.release();
  await expect(form(page)).toBeVisible();
  await expect(box(page)).toHaveAttribute('open');
});

test('without the form’s code it says so, and opens at the next attempt', async ({ page, quietConsole }) => {
  quietConsole.expect(loadingProblems);
  quietConsole.expect(/Erro ao abrir o cálculo do vencimento/);
  await page.goto(path);
  await hydrated(page);
  await page.route(scriptsOf('mfe-catalog'), (route) => route.abort());
  await summary(page).click();
  await expect(box(page).getByRole('alert')).toHaveText(/Não foi possível abrir o cálculo/);
  await expect(page.getByText(rule)).toBeVisible();
  await page.unrouteAll();
  await summary(page).click();
  await summary(page).click();
  await expect(form(page)).toBeVisible();
  await expect(box(page).getByRole('alert')).toHaveCount(0);
});

test('it is printed only when open, without its controls', async ({ page }) => {
  const sheet = async () => pdfText(await page.pdf({ format: 'A4' })).replaceAll(/\s/g, '');
  await page.goto(path);
  await hydrated(page);
  await paperStyles(page);
  expect(await sheet()).not.toContain('Quandovence');
  await summary(page).click();
  await expect(form(page)).toBeVisible();
  await choose(page, /Última carga/, 'janeiro', '2020');
  await page.getByRole('button', { name: 'Ver as datas' }).click();
  await expect(box(page).getByRole('listitem')).toHaveCount(2);
  const printed = await sheet();
  expect(printed).toContain('janeirode2021');
  expect(printed).not.toContain('Verasdatas');
  expect(printed).not.toContain('Pedirorçamento');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('it has the rule in words', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText(rule)).toBeHidden();
    await summary(page).click();
    await expect(page.getByText(rule)).toBeVisible();
  });
});
