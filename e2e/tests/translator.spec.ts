import type { Page } from '@playwright/test';
import { fillSignUp, startSignedIn } from '../support/accountForms';
import { newAccount } from '../support/accounts';
import { alterNow, alterWhenParsed, live, recovery } from '../support/alteredDom';
import { cartButton, cartPanel, clearCart } from '../support/cart';
import { mailEndpoint, newPerson, sendButton } from '../support/contactForm';
import { expect, test } from '../support/test';
import { headerGreeting } from '../support/userMenu';

/** Action, and a text that the page has afterwards. */
type Step = readonly [action: (page: Page) => Promise<unknown>, text: string | RegExp];

interface Journey {
  readonly name: string;
  readonly path: string;
  readonly before?: (page: Page) => Promise<unknown>;
  readonly steps: readonly Step[];
}

const person = newPerson();
const main = (page: Page) => page.getByRole('main');
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const send = (page: Page) => sendButton(main(page)).click();
const submit = (page: Page) => main(page).locator('button[type=submit]').click();
const stepLine = (page: Page, name: RegExp) => cartPanel(page).getByRole('button', { name }).first().click();

const journeys: readonly Journey[] = [
  {
    name: 'filter',
    path: '/produtos',
    steps: [
      [(page) => box(page, 'Água').check(), 'Filtros1 selecionado'],
      [(page) => box(page, 'CO₂').check(), 'Filtros2 selecionados'],
      [(page) => page.getByRole('button', { name: 'Remover filtro Água' }).click(), 'Filtros1 selecionado'],
      [(page) => page.getByRole('button', { name: 'Limpar filtros' }).first().click(), 'Extintor Água'],
      [(page) => box(page, 'Água').check(), 'Filtros1 selecionado'],
    ],
  },
  {
    name: 'cart',
    path: '/produtos',
    steps: [
      ...[0, 1].map(
        (index): Step => [
          (page) =>
            page
              .getByRole('button', { name: /^Adicionar .+ ao carrinho$/ })
              .nth(index)
              .click(),
          /carrinho/,
        ],
      ),
      [(page) => cartButton(page).click(), '2 produtos'],
      [(page) => stepLine(page, /^Aumentar/), 'Quantidade: 2'],
      [(page) => stepLine(page, /^Aumentar/), 'Quantidade: 3'],
      [(page) => stepLine(page, /^Diminuir/), 'Quantidade: 2'],
      [(page) => stepLine(page, /^Diminuir/), 'quantidade 1'],
      [(page) => stepLine(page, /^Diminuir/), '1 produto'],
      [(page) => clearCart(cartPanel(page)), '0 produtos'],
      [
        async (page) => {
          await page.keyboard.press('Escape');
          await page
            .getByRole('button', { name: /^Adicionar .+ ao carrinho$/ })
            .first()
            .click();
        },
        '1 produto',
      ],
    ],
  },
  {
    name: 'contact form',
    path: '/contato',
    steps: [
      [send, 'O nome é obrigatório.'],
      [(page) => main(page).getByLabel('Nome').fill('A1'), 'O nome deve conter apenas letras.'],
      [(page) => main(page).getByLabel('E-mail').fill('ana@'), 'mail'],
      [(page) => main(page).getByLabel('Nome').fill('Ana'), /^(?!.*apenas letras)/],
      [
        async (page) => {
          await main(page).getByLabel('Nome').fill(person.name);
          await main(page).getByLabel('E-mail').fill(person.email);
          await main(page).getByLabel('Assunto').fill('Projeto');
          await main(page).getByLabel('Mensagem').fill('Olá.');
          await page.route(mailEndpoint, (route) => route.fulfill({ status: 500 }), { times: 1 });
          await send(page);
        },
        /Erro|erro/,
      ],
      [
        async (page) => {
          await page.route(mailEndpoint, (route) => route.fulfill({ body: 'Mensagem enviada com sucesso!' }));
          await send(page);
        },
        'Mensagem enviada com sucesso!',
      ],
      [send, 'O nome é obrigatório.'],
    ],
  },
  {
    name: 'sign-up',
    path: '/cadastro',
    steps: [
      [submit, 'obrigatório'],
      [(page) => page.getByLabel('Senha', { exact: true }).fill('abc'), 'de 5 requisitos'],
      [(page) => page.getByLabel('Senha', { exact: true }).fill('Mangueira#99'), 'todos os requisitos'],
      [(page) => fillSignUp(page, newAccount({ name: 'Ana 1' }), 'outra').then(() => submit(page)), 'senhas'],
    ],
  },
  {
    name: 'user menu',
    path: '/empresa',
    before: (page) => startSignedIn(page, newAccount({ name: 'Ana Sá' })),
    steps: [
      [(page) => headerGreeting(page).click(), 'Olá, Ana'],
      [(page) => page.getByRole('banner').getByRole('button', { name: 'Sair' }).click(), 'Entrar'],
    ],
  },
];

/** Texts in the order of the HTML, with white space collapsed. */
function textOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let all = '';
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      if (!text.parentElement?.closest('script, style, noscript, template, textarea')) all += text.nodeValue;
    return all.replace(/\s+/g, ' ');
  });
}

for (const { name, path, before, steps } of journeys) {
  // React renders anew what was translated before hydration: one page shows that the texts are then the same.
  for (const when of name === 'cart' ? ['before', 'after'] : ['after']) {
    test(`${name}: a page translated ${when} hydration shows the same texts as the untouched page`, async ({
      page: translated,
      browser,
      quietConsole,
    }) => {
      quietConsole.expect(recovery);
      quietConsole.expect(/status of (400|500)|Erro ao fazer login/);
      const context = await browser.newContext();
      const untouched = await context.newPage();
      if (when === 'before') await alterWhenParsed(translated, 'translator');
      for (const page of [untouched, translated]) {
        await before?.(page);
        await page.goto(path);
        await live(page);
      }
      if (when === 'after') await alterNow(translated, 'translator');
      for (const [action, text] of steps) {
        await action(untouched);
        await expect.poll(() => textOf(untouched)).toMatch(text);
        await action(translated);
        await expect(async () => expect(await textOf(translated)).toBe(await textOf(untouched))).toPass();
      }
      await context.close();
    });
  }
}
