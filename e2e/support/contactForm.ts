import type { Locator, Page, Route } from '@playwright/test';
import { expect } from './test';

/** Where the form sends its messages. */
export const mailEndpoint = '**/send_mail.php';

export function popup(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Compra Indisponível' });
}

/** Opens the popup of a product's page that is open, and waits for its form. */
export async function openPopup(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Comprar Agora' }).click();
  const opened = popup(page);
  await expect(opened.getByLabel('Nome')).toBeVisible();
  return opened;
}

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** A visitor whose message no other test sends. */
export function newPerson(): Person {
  return { name: 'Ána Cláudia Sá', email: `ana.${crypto.randomUUID()}@example.com.br`, phone: '(21)98888-7777' };
}

export async function fillShortForm(form: Locator, { name, email, phone }: Person): Promise<void> {
  await form.getByLabel('Nome').fill(name);
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Telefone').fill(phone);
}

export function sendButton(form: Locator): Locator {
  return form.getByRole('button', { name: /^Envia/ });
}

/** Keeps what is sent to an address until `release` lets it through to the real server. */
export async function holdRequests(
  page: Page,
  url: string,
): Promise<{ readonly count: () => number; release(): void }> {
  let count = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route: Route) => {
    count += 1;
    await released;
    await route.continue();
  });
  return { count: () => count, release };
}
