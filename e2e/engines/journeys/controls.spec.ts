import { productNamed, totalOf } from '../../support/products';
import { test } from '../test';
import { the, type Visitor } from '../visitor';

// On small screens, where controls have most states.

/** Address of all scripts except the first responder. */
const code = /\/(?!firstResponder)[\w.-]+\.js$/;

interface State {
  readonly path: string;
  readonly reach: (visitor: Visitor) => Promise<void>;
  readonly see: (visitor: Visitor) => Promise<void>;
}

// `dialogs` tests the menu.
const states: Readonly<Record<string, State>> = {
  'a filter is open and has a choice': {
    path: '/produtos',
    reach: async (visitor) => {
      await visitor.tap(the('button', /^Filtros/));
      await visitor.tap(the('checkbox', 'Água'));
    },
    see: (visitor) => visitor.seesTimes(2, the('article')),
  },
  'the third picture is enlarged': {
    path: '/produtos/PQS-ABC-6KG',
    reach: async (visitor) => {
      await visitor.tap(the('radio', 'Ver imagem 3 de 4'));
      await visitor.tap(the('link', 'Ampliar imagem'));
    },
    see: (visitor) => visitor.sees(the('img', /imagem 3 /, the('dialog', 'Extintor PQS ABC 6 kg'))),
  },
  'a product is in the open cart': {
    path: '/produtos/AP-10L',
    reach: async (visitor) => {
      await visitor.tap(the('button', 'Adicionar ao carrinho'));
      await visitor.tap(the('button', 'Abrir carrinho, 1 item'));
      await visitor.tap(the('button', /^Aumentar quantidade/));
    },
    see: async (visitor) => {
      await visitor.seesTimes(1, the('listitem', undefined, the('dialog', /^Meu carrinho/)));
      await visitor.sees(`Total: ${totalOf([2, productNamed('AP-10L')])}`);
    },
  },
  'a form is half written': {
    path: '/contato',
    reach: (visitor) => visitor.type(the('textbox', 'Nome'), 'Ana Sá'),
    see: (visitor) => visitor.seesValue(the('textbox', 'Nome'), 'Ana Sá'),
  },
};

for (const [name, { path, reach, see }] of Object.entries(states)) {
  test(`${name}, before and after hydration`, { tag: '@phone' }, async ({ visitor, site, engine }) => {
    const scripts = site.hold(code);
    await visitor.open(path);
    await visitor.responding();
    await reach(visitor);
    await see(visitor);
    // WebKitGTK's driver does not answer for seconds while axe runs.
    if (engine === 'firefox') await visitor.findsNoBarrier();
    scripts.release();
    await visitor.started();
    await see(visitor);
  });
}

/** Times of the taps, in ms after the first responder has run: while scripts load, start and have started. */
const moments = [0, 300, 700, 1400];

test('a tap at any time of a page’s start adds its product once', { tag: '@phone' }, async ({ visitor }) => {
  const products = ['AP-10L', 'EM-50L', 'PQS-ABC-6KG', 'CO2-6KG'];
  for (const [index, product] of products.entries()) {
    await visitor.open(`/produtos/${product}`);
    await visitor.responding();
    await new Promise((resolve) => setTimeout(resolve, moments[index]));
    await visitor.tap(the('button', 'Adicionar ao carrinho'));
    await visitor.started();
    await visitor.sees(the('button', index === 0 ? 'Abrir carrinho, 1 item' : `Abrir carrinho, ${index + 1} itens`));
  }
  await visitor.tap(the('button', /^Abrir carrinho/));
  await visitor.seesTimes(products.length, the('listitem', undefined, the('dialog', /^Meu carrinho/)));
});
