import type { Locator, Page } from '@playwright/test';
import { type Alteration, alterNow, alterWhenParsed, live, recovery } from '../support/alteredDom';
import { badge, cartButton, cartPanel } from '../support/cart';
import { mailEndpoint } from '../support/contactForm';
import { holdRequests, openHeldBack, shellScript } from '../support/heldBack';
import { numberOfProducts } from '../support/products';
import { viewOf } from '../support/taps/tapping';
import { cards } from '../support/taps/views';
import { alertOf, expect, test } from '../support/test';

interface Case {
  readonly name: string;
  readonly path: string;
  readonly early: (page: Page) => Promise<unknown>;
  readonly after: (page: Page) => Promise<unknown>;
}

const product = '/produtos/PQS-ABC-6KG';
const main = (page: Page) => page.getByRole('main');
const summary = (page: Page, text: string) => page.locator('summary').filter({ hasText: text });

const firstCard = async (page: Page) => Number(await viewOf(page, cards));

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
    name: 'categories',
    path: '/produtos',
    early: async (page) => {
      await page.getByRole('checkbox', { name: 'Água', exact: true }).check();
      await page.getByRole('checkbox', { name: 'CO₂', exact: true }).check();
    },
    after: async (page) => {
      await expect(page).toHaveURL(/\?filtro=agua,co2$/);
      await expect(page.getByRole('checkbox', { name: 'Água', exact: true })).toBeChecked();
      await expect(page.getByRole('checkbox', { name: 'CO₂', exact: true })).toBeFocused();
      await expect(main(page).getByRole('article')).toHaveCount(numberOfProducts('agua', 'co2'));
      await page.getByRole('checkbox', { name: 'CO₂', exact: true }).uncheck();
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
      await page.locator('label').filter({ hasText: 'Pausar apresentação' }).click();
      await expect(page.getByRole('checkbox')).toBeChecked();
      await page.getByRole('button', { name: 'Próximos serviços' }).click();
      await expect.poll(() => firstCard(page)).toBeLessThan(0);
    },
    after: async (page) => {
      await expect(page.getByRole('checkbox')).toBeChecked();
      await expect(page.getByRole('button', { name: 'Próximos serviços' })).toBeFocused();
      expect(await firstCard(page)).toBeLessThan(0);
    },
  },
];

const software: Readonly<Record<'extensions' | 'a translator', readonly Alteration[]>> = {
  extensions: ['grammar', 'password', 'calls', 'toolbar', 'frame'],
  'a translator': ['translator'],
};

for (const [index, { name, path, early, after }] of cases.entries()) {
  // Both kinds discard the same HTML, so each meets half of the cases.
  const who = index % 2 === 0 ? 'extensions' : 'a translator';
  test(`${name}: early input is kept although ${who} altered the HTML, and the part works afterwards`, async ({
    page,
    quietConsole,
  }) => {
    quietConsole.expect(recovery);
    await alterWhenParsed(page, ...software[who]);
    const scripts = await openHeldBack(page, path);
    await early(page);
    scripts.release();
    await live(page);
    await after(page);
  });
}

test('text typed while an altered page starts is kept', async ({ page, quietConsole }) => {
  quietConsole.expect(recovery);
  await alterWhenParsed(page, ...software.extensions);
  await page.goto('/contato', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Nome').click();
  const text = 'Ana Cláudia de Sá e Souza Conceição';
  await page.keyboard.type(text, { delay: 30 });
  await live(page);
  await expect(page.getByLabel('Nome')).toBeFocused();
  await page.keyboard.type('!');
  await expect(page.getByLabel('Nome')).toHaveValue(`${text}!`);
});

test('a mouse press that begins on HTML which React discards counts once', async ({ page, quietConsole }) => {
  quietConsole.expect(recovery);
  await alterWhenParsed(page, 'password', 'toolbar');
  const scripts = await openHeldBack(page, product);
  await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).hover();
  await page.mouse.down();
  scripts.release();
  await live(page);
  await page.mouse.up();
  await expect(badge(page)).toHaveText('1');
});

test('a press that spans React’s new rendering of the shell is handled once the page’s code loads', async ({
  page,
  quietConsole,
}) => {
  quietConsole.expect(recovery);
  await alterWhenParsed(page, 'toolbar');
  const code = await holdRequests(page, /\/mfe-account\/.*\.js$/);
  const scripts = await openHeldBack(page, '/cadastro', shellScript);
  await main(page).getByRole('button', { name: 'Mostrar senha' }).hover();
  await page.mouse.down();
  scripts.release();
  await expect(page.locator('html[data-live]')).toHaveCount(1);
  await page.mouse.up();
  code.release();
  await expect(page.locator('[name=password]')).toHaveAttribute('type', 'text');
});

test('a page whose code is missing keeps its HTML although React has rendered the shell anew', async ({
  page,
  quietConsole,
}) => {
  quietConsole.expect(recovery);
  quietConsole.expect(/mfe[-_]content|ERR_FAILED/);
  await alterWhenParsed(page, 'toolbar');
  await page.route(/\/mfe-content\//, (route) => route.abort());
  await page.goto('/contato', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Nome').fill('Ana');
  await expect(page.locator('html[data-live]')).toHaveCount(1);
  await expect(page.getByLabel('Nome')).toHaveValue('Ana');
  await page.getByRole('radio', { name: 'WhatsApp' }).check();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

// `translator` tests cart and form of one page.
test('pages reached from a translated page work, also by Back', async ({ page }) => {
  const follow = async (name: string) => {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await expect(page.locator('html:not([data-navigating])')).toHaveCount(1);
    await expect(page.getByText('Não foi possível carregar esta parte da página.')).toHaveCount(0);
    await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };
  await page.goto('/produtos');
  await live(page);
  await alterNow(page, 'translator');
  await follow('Empresa');
  for (const name of ['Valores', 'Visão', 'Valores']) await summary(page, name).click();
  await follow('Serviços');
  await page.locator('#projetos summary').click();
  await page.locator('#brigada summary').click();
  await follow('Contato');
  await page.getByRole('button', { name: 'Enviar mensagem' }).click();
  await page.goBack();
  await expect(page.locator('#brigada')).toHaveAttribute('open');
});
