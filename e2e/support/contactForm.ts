import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import { expect } from './test';

export const mailEndpoint = '**/send_mail.php';

export function popup(page: Page): Locator {
  return page.getByRole('dialog', { name: /^(Compra Indisponível|Pedido enviado)$/ });
}

export async function openPopup(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Comprar Agora' }).click();
  const opened = popup(page);
  await expect(opened.getByLabel('Nome')).toBeVisible();
  return opened;
}

interface Person {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

export function newPerson(): Person {
  return { name: 'Ána Cláudia Sá', email: `ana.${crypto.randomUUID()}@example.com.br`, phone: '(21)98888-7777' };
}

export async function fillShortForm(form: Locator, { name, email, phone }: Person): Promise<void> {
  await form.getByLabel('Nome').fill(name);
  await form.getByLabel('E-mail').fill(email);
  await form.getByRole('textbox', { name: 'Telefone' }).fill(phone);
}

export function sendButton(form: Locator): Locator {
  return form.getByRole('button', { name: /^Envia/ });
}

export async function mailsFrom(email: string): Promise<string[]> {
  const dataDir = process.env.SITE_DATA_DIR;
  if (!dataDir) throw new Error('SITE_DATA_DIR is not set');
  const folder = path.join(dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const mails = names.filter((name) => name.endsWith('.eml')).map((name) => readFile(path.join(folder, name), 'utf8'));
  const bodies = (await Promise.all(mails)).map(async (mail) => (await PostalMime.parse(mail)).text ?? '');
  return (await Promise.all(bodies)).filter((body) => body.includes(email));
}
