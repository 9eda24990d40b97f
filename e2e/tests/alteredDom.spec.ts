import type { Locator, Page } from '@playwright/test';
import { type Alteration, alterWhenParsed } from '../support/alteredDom';
import { badge, cartButton, cartPanel } from '../support/cart';
import { mailEndpoint, popup } from '../support/contactForm';
import { openHeldBack } from '../support/heldBack';
import { alertOf, expect, test } from '../support/test';

/** Something that a visitor does before the scripts come, and what must be there after. */
interface Case {
  readonly name: string;
  readonly path: string;
  readonly early: (page: Page) => Promise<unknown>;
  readonly after: (page: Page) => Promise<unknown>;
}

const product = '/produtos/PQS-ABC-6KG';
const main = (page: Page) => page.getByRole('main');
const summary = (page: Page, text: string) => page.locator('summary').filter({ hasText: text });
const opened = (page: Page, text: string) => page.locator('details[open]').filter({ has: summary(page, text) });

/** Types into a field, the last characters before the first. */
async function typeBackwards(field: Locator, text: string): Promise<void> {
  await field.click();
  await field.pressSequentially(text.slice(1));
  await field.press('Home');
  await field.press(text.slice(0, 1));
}

const cases: readonly Case[] = [
  {
    name: 'contact form',
    path: '/contato',
    early: async (page) => {
      await page.getByLabel('Nome').fill('Ana Sá');
      await page.getByLabel('E-mail').fill('ana@example.com.br');
      await page.getByLabel('Telefone').first().fill('(21)98888-7777');
      await page.getByRole('radio', { name: 'WhatsApp' }).check();
      await page.getByLabel('Assunto').fill('Projeto');
      await typeBackwards(page.getByLabel('Mensagem'), 'Olá.');
    },
    after: async (page) => {
      await expect(page.getByLabel('Mensagem')).toBeFocused();
      await page.keyboard.type('!');
      await expect(page.getByLabel('Mensagem')).toHaveValue('O!lá.');
      const request = page.waitForRequest(mailEndpoint);
      await page.getByRole('button', { name: 'Enviar mensagem' }).click();
      const body = (await request).postData() ?? '';
      for (const value of ['Ana Sá', 'ana@example.com.br', '98888-7777', 'Projeto', 'O!lá.', 'whatsapp'])
        expect(body).toContain(value);
    },
  },
  {
    name: 'cart panel',
    path: product,
    early: async (page) => {
      await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).click();
      await cartButton(page).click();
      await cartPanel(page)
        .getByRole('button', { name: /^Aumentar/ })
        .click();
    },
    after: async (page) => {
      await expect(cartPanel(page)).toBeVisible();
      await expect(cartPanel(page).getByRole('button', { name: /^Aumentar/ })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(badge(page)).toHaveText('3');
      await page.keyboard.press('Escape');
      await expect(cartPanel(page)).toBeHidden();
      await expect(cartButton(page)).toBeFocused();
    },
  },
  {
    name: 'popup',
    path: product,
    early: (page) => page.getByRole('button', { name: 'Comprar Agora' }).click(),
    after: async (page) => {
      await popup(page).getByLabel('Nome').fill('Ana');
      await page.keyboard.press('Escape');
      await expect(popup(page)).toBeHidden();
    },
  },
  {
    name: 'service card',
    path: '/servicos',
    early: (page) => page.locator('#projetos summary').click(),
    after: async (page) => {
      await expect(page.locator('#projetos')).toHaveAttribute('open');
      await expect(page).toHaveURL(/#projetos$/);
      await page.locator('#brigada summary').click();
      await expect(page.locator('details[name=servico][open]')).toHaveId('brigada');
    },
  },
  {
    name: 'accordion',
    path: '/empresa',
    early: (page) => summary(page, 'Valores').click(),
    after: async (page) => {
      await expect(opened(page, 'Valores')).toHaveCount(1);
      await expect(summary(page, 'Valores')).toBeFocused();
      await summary(page, 'Valores').click();
      await expect(opened(page, 'Valores')).toHaveCount(0);
    },
  },
  {
    name: 'categories',
    path: '/produtos',
    early: async (page) => {
      await page.getByRole('checkbox', { name: 'Água' }).check();
      await page.getByRole('checkbox', { name: 'CO₂' }).check();
    },
    after: async (page) => {
      await expect(page).toHaveURL(/\?filtro=agua,co2$/);
      await expect(page.getByRole('checkbox', { name: 'Água' })).toBeChecked();
      await expect(page.getByRole('checkbox', { name: 'CO₂' })).toBeFocused();
      await expect(main(page).getByRole('article')).toHaveCount(5);
      await page.getByRole('checkbox', { name: 'CO₂' }).uncheck();
      await expect(page).toHaveURL(/\?filtro=agua$/);
    },
  },
  {
    name: 'thumbnail, CEP',
    path: product,
    early: async (page) => {
      await page.getByRole('radio', { name: 'Ver imagem 3 de 4' }).check();
      await typeBackwards(page.getByLabel('CEP'), '20');
    },
    after: async (page) => {
      await expect(page.getByRole('radio', { name: 'Ver imagem 3 de 4' })).toBeChecked();
      await expect(page.getByLabel('CEP')).toBeFocused();
      await page.keyboard.type('1');
      await expect(page.getByLabel('CEP')).toHaveValue('210');
      expect(await alertOf(page, () => page.getByRole('button', { name: 'Calcular' }).click())).toContain('frete');
    },
  },
  ...[
    ['/login', 'Senha'],
    ['/cadastro', 'Nome completo'],
    ['/recuperar-senha', 'E-mail'],
  ].map(
    ([path = '', label = '']): Case => ({
      name: path,
      path,
      early: async (page) => {
        await main(page).getByLabel('E-mail').fill('ana@example.com.br');
        await page.getByLabel(label, { exact: true }).press('End');
        await page.keyboard.type('x');
      },
      after: async (page) => {
        const field = page.getByLabel(label, { exact: true });
        await expect(field).toBeFocused();
        await page.keyboard.type('y');
        await expect(field).toHaveValue(label === 'E-mail' ? 'ana@example.com.brxy' : 'xy');
        await expect(main(page).getByLabel('E-mail')).toHaveValue(/^ana@example.com.br/);
      },
    }),
  ),
  {
    name: 'side menu',
    path: '/meus-pedidos',
    early: async (page) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.getByRole('button', { name: 'Abrir menu' }).click();
    },
    after: async (page) => {
      const menu = page.getByRole('dialog').filter({ visible: true });
      await expect(menu).toBeVisible();
      await menu.getByRole('link', { name: 'Empresa' }).click();
      await expect(page).toHaveURL('/empresa');
      await expect(menu).toBeHidden();
    },
  },
  {
    name: 'hero, row of services',
    path: '/',
    early: async (page) => {
      await page.getByText('Pausar apresentação').locator('..').locator('..').click();
      await page.getByRole('button', { name: 'Próximos serviços' }).click();
    },
    after: async (page) => {
      await expect(page.getByRole('checkbox').first()).toBeChecked();
      await expect(page.getByRole('button', { name: 'Próximos serviços' })).toBeFocused();
    },
  },
];

const software: Readonly<Record<string, readonly Alteration[]>> = {
  extensions: ['grammar', 'password', 'calls', 'toolbar', 'frame'],
  'a translator': ['translator'],
};

for (const [who, alterations] of Object.entries(software)) {
  for (const { name, path, early, after } of cases) {
    test(`${name}: kept where ${who} altered the HTML, and working after`, async ({ page, quietConsole }) => {
      quietConsole.expect(/React error #418/);
      await alterWhenParsed(page, ...alterations);
      const scripts = await openHeldBack(page, path);
      await early(page);
      scripts.release();
      await page.waitForFunction(() => {
        window.dispatchEvent(new Event('pointermove'));
        return document.querySelector('html[data-live] main [data-boundary][data-live]') !== null;
      });
      await after(page);
    });
  }
}
