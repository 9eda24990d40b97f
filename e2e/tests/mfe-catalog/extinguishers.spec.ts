import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { paperStyles } from '../../support/document';
import { dropLongTimers } from '../../support/heldBack';
import { pdfText } from '../../support/pdfText';
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from '../../support/test';

// Unit tests cover tables, months, agenda, request and storage (`mfe-catalog/src/extinguishers`).

const path = '/meus-extintores';
const table = [
  'Local\tTipo\tCarga\tQtd.\tÚltima recarga\tÚltimo teste',
  'Garagem\tPQS ABC\t6 kg\t8\tmar/2025\tmar/2022',
  'Casa de máquinas\tCO₂\t6\t2\t08/2026\t08/2023',
  'Hall\tHalon\t6\t1\t08/2026\t',
].join('\n');

const list = (page: Page) => page.getByRole('region', { name: 'Sua lista' });
const agenda = (page: Page) => page.getByRole('region', { name: 'O que vence' });
const field = (page: Page) => page.getByRole('textbox', { name: /^Da planilha/ });

async function openWith(page: Page, text: string): Promise<void> {
  await page.clock.setFixedTime(new Date('2026-11-26T12:00:00Z'));
  await page.goto(path);
  await hydrated(page);
  await field(page).fill(text);
  await page.getByRole('button', { name: 'Ler a tabela' }).press('Enter');
  await expect(list(page)).toBeVisible();
}

test('a pasted table shows what is due, gives a calendar file and becomes one request', { tag: '@journey' }, async ({
  page,
}) => {
  await openWith(page, table);
  await expect(page.getByText(/^Linha 4: não reconhecemos o tipo/)).toBeVisible();
  await expect(field(page)).toHaveValue(/^Local\t.*\nHall\tHalon/);
  await expect(agenda(page).locator('ol > li')).toHaveText([
    /março de 2026 ?vencida há 8 meses.*Recarga.*8 × Pó ABC 6 kg, Garagem/,
    /fevereiro de 2027 ?vence em 3 meses.*Inspeção com pesagem.*2 × CO₂ 6 kg, Casa de máquinas/,
    /março de 2027.*Ensaio hidrostático/,
    /agosto de 2027.*Recarga/,
    /agosto de 2028.*Ensaio hidrostático/,
  ]);
  await expectAccessible(page, 'main');
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }

  await test.step('calendar file', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: /agenda \(\.ics\)/ }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('vencimentos.ics');
    const file = await readFile(await download.path(), 'utf8');
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(4);
    expect(file).toContain('SUMMARY:Ensaio hidrostático: 8 Pó ABC 6 kg (Garagem)\r\n');
  });

  await page.reload();
  await page.getByRole('button', { name: 'Só os vencidos' }).press('Enter');
  await page.getByRole('checkbox', { name: 'Ensaio hidrostático' }).press('Space');
  await page.getByRole('button', { name: 'Pedir orçamento' }).press('Enter');
  await expect(page).toHaveURL('/contato#formulario');
  const lines = '- 8 × Pó ABC 6 kg, Garagem: última recarga em 03/2025, último ensaio em 03/2022';
  const message = `Olá! Gostaria de um orçamento de recarga e ensaio hidrostático para 8 extintores:\n${lines}`;
  await expect(page.getByLabel('Assunto')).toHaveValue('Orçamento: recarga e ensaio hidrostático de 8 extintores');
  await expect(page.getByLabel('Mensagem')).toHaveValue(message);
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Mensagem')).toHaveValue(message);
});

test('a product’s dates and the recharge service lead to the list', async ({ page }) => {
  await page.goto('/produtos/CO2-6KG');
  await hydrated(page);
  await page.getByText('Quando vence?').click();
  const lists = page.getByRole('group', { name: 'Última carga' });
  await lists.getByLabel('Mês').selectOption('agosto');
  await lists.getByLabel('Ano').selectOption('2025');
  await page.getByRole('button', { name: 'Ver as datas' }).click();
  await page.getByRole('button', { name: 'Guardar em Meus extintores' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Guardado: ver Meus extintores' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(path);
  await expect(list(page).getByRole('checkbox', { name: /^1 × CO₂ 6 kg/ })).toBeChecked();
  await page.goto('/servicos#extintor');
  await page.getByRole('link', { name: /^Tem vários extintores/ }).click();
  await expect(page).toHaveURL(path);
});

test('rubbish in storage is an empty list, and an untouched page starts when idle', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('myExtinguishers', '{"x":[1'));
  await dropLongTimers(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Comece pela sua lista' })).toBeVisible();
  await expectAccessible(page, 'main');
});

test('it is printed as a sheet for the wall, without its controls', async ({ page }) => {
  await openWith(page, table);
  await paperStyles(page);
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  const text = pdfText(pdf).replaceAll(/\s/g, '');
  for (const part of ['8×PóABC6kg', 'Casademáquinas', 'marçode2026', 'últimarecargaem03/2025'])
    expect(text).toContain(part);
  for (const part of ['Ler a tabela', 'De onde vêm', 'Adicionar', 'Pedir', 'Imprimir', 'Editar']) {
    expect(text).not.toContain(part.replaceAll(' ', ''));
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is sent by a form, and a refused one keeps what was typed', async ({ page, quietConsole }) => {
    quietConsole.expect(/422/);
    await page.goto(path);
    const form = page.locator('main noscript form');
    const typed = 'Pó ABC 6 kg; 8; Garagem; 03/2025; 03/2022';
    await form.locator('[name=message]').fill(typed);
    await form.locator('[name=name]').fill('Ana 2');
    await form.locator('[name=email]').fill('ana@example.com');
    await form.locator('button').click();
    await expect(page.getByText('O nome deve conter apenas letras.')).toBeVisible();
    await expect(page.getByLabel('Mensagem')).toHaveValue(typed);
    await page.getByLabel('Nome').fill('Ana');
    await page.getByRole('button', { name: 'Enviar mensagem' }).click();
    await expect(page).toHaveURL(/\/contato\/enviada\?numero=S-/);
  });
});
