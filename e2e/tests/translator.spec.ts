import type { Page } from '@playwright/test';
import { alterNow, live } from '../support/alteredDom';
import { cartButton, cartPanel, clearCart } from '../support/cart';
import { mailEndpoint, newPerson, sendButton } from '../support/contactForm';
import { expect, test } from '../support/test';

/** Action, and a text that the page has afterwards. */
type Step = readonly [action: (page: Page) => Promise<unknown>, text: string | RegExp];

interface Journey {
  readonly name: string;
  readonly path: string;
  readonly steps: readonly Step[];
}

const person = newPerson();
const main = (page: Page) => page.getByRole('main');
const send = (page: Page) => sendButton(main(page)).click();
const stepLine = (page: Page, name: RegExp) => cartPanel(page).getByRole('button', { name }).first().click();

const journeys: readonly Journey[] = [
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

// A static check finds texts that translators would keep from changing (`tools/src/translatable`).
// React renders anew what was translated before hydration (`alteredDom`).
for (const { name, path, steps } of journeys) {
  test(`${name}: a page translated after hydration shows the same texts as the untouched page`, async ({
    page: translated,
    browser,
    quietConsole,
  }) => {
    quietConsole.expect(/status of 500/);
    const context = await browser.newContext();
    const untouched = await context.newPage();
    for (const page of [untouched, translated]) {
      await page.goto(path);
      await live(page);
    }
    await alterNow(translated, 'translator');
    for (const [action, text] of steps) {
      await action(untouched);
      await expect.poll(() => textOf(untouched)).toMatch(text);
      await action(translated);
      await expect(async () => expect(await textOf(translated)).toBe(await textOf(untouched))).toPass();
    }
    await context.close();
  });
}
