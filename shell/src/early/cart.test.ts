import { createStore, SiteProviders, useCart } from '@site/shared';
import type { CartableProduct } from '@site/shared/contracts';
import { adds } from '@site/shared/early';
import { createMemoryNavigation, sampleConfig } from '@site/shared/standalone';
import { act, cleanup, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { respond } from './respond';

beforeAll(() => {
  respond();
});
beforeEach(() => {
  document.body.innerHTML = '';
  delete document.documentElement.dataset.live;
});
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  delete window.earlyCart;
  delete window.earlyRemoval;
});

const water: CartableProduct = { id: 'AP-10L', name: 'Água', price: 189.9, imagePath: '/a.svg', type: 'agua' };
const co2: CartableProduct = { id: 'CO2-10KG', name: '<CO₂>', price: 2389, imagePath: '/c.svg', sobConsulta: true };
const stored = () => localStorage.getItem('cartItems');
const part = (name: string) => document.querySelector(`[data-cart=${name}]`);
const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

/** Renders the cart's elements as in the page: cart button, panel and a button beside each product. */
function page(...products: readonly CartableProduct[]) {
  const buttons = products.map((product, index) => {
    const button = document.createElement('button');
    button.id = `add-${index}`;
    button.dataset.add = adds(product)['data-add'];
    return button.outerHTML;
  });
  document.body.innerHTML = `<p data-cart="button"></p><b data-cart="badge"></b><i data-cart="message"></i>${buttons.join('')}
    <dialog><h2 data-cart="title"></h2>
      <template><li data-id="{id}"><a href="/produtos/{id}" title="Ver {name}">{name}</a><b data-on-request="{sobConsulta}"></b>
        <button data-step="-1" data-focus></button><b>{quantity}</b><button data-step="1"></button><p>{unitPrice}</p><p>{subtotal}</p></li></template>
      <ul data-cart="lines"></ul><a id="empty" href="/produtos" data-focus></a>
      <p data-cart="total"></p><i data-cart="message"></i></dialog>`;
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
}

test('the panel shows one line for each product and escapes the product’s texts', () => {
  page(water, co2);
  click('#add-0');
  click('#add-1');
  expect(part('title')).toHaveTextContent('Meu carrinho (2)');
  expect(part('total')).toHaveTextContent('Total: R$ 2.578,90');
  const [first, second] = document.querySelectorAll('li');
  expect(first).toHaveTextContent(/Água\s*1\s*R\$ 189,90R\$ 189,90/);
  expect(second?.querySelector('a')?.outerHTML).toBe('<a href="/produtos/CO2-10KG" title="Ver <CO₂>">&lt;CO₂&gt;</a>');
  expect(second?.querySelector('[data-on-request=true]')).not.toBeNull();
});

test('step buttons change the quantity, keep the focus and announce it; the last unit removes the line', () => {
  page(water, co2);
  click('#add-0');
  click('#add-1');
  const plus = () => document.querySelector<HTMLElement>('[data-id=AP-10L] [data-step="1"]');
  plus()?.focus();
  plus()?.click();
  expect(plus()).toHaveFocus();
  expect(document.querySelector('dialog [data-cart=message]')).toHaveTextContent('Água: quantidade 2');
  // Only a removal can be undone.
  expect(window.earlyRemoval).toBeUndefined();
  for (const id of ['AP-10L', 'AP-10L', 'CO2-10KG']) {
    const minus = document.querySelector<HTMLElement>(`[data-id=${id}] [data-step="-1"]`);
    minus?.focus();
    minus?.click();
    expect(document.activeElement).toHaveAttribute('data-focus');
  }
  expect(document.querySelector('#empty')).toHaveFocus();
  expect(document.querySelector('dialog [data-cart=message]')).toHaveTextContent('<CO₂> saiu do carrinho');
  expect([stored(), part('badge')?.textContent]).toEqual(['[]', '']);
  expect(window.earlyRemoval).toEqual([expect.objectContaining({ id: 'CO2-10KG' })]);
});

test('the responder shows a cart changed by another tab only before the shell is hydrated', () => {
  page(water);
  document.documentElement.dataset.live = '';
  localStorage.setItem('cartItems', JSON.stringify([{ ...water, quantity: 4 }]));
  window.dispatchEvent(new StorageEvent('storage', { key: 'cartItems' }));
  expect(part('badge')).toBeEmptyDOMElement();
  delete document.documentElement.dataset.live;
  window.dispatchEvent(new StorageEvent('storage', { key: 'cartItems' }));
  expect(part('badge')).toHaveTextContent('4');
});

/** The cart slice and the first responder must store the same text for the same actions. */
describe('the cart slice and the first responder store the same text', () => {
  type Writer = () => { add(product: CartableProduct): void; step(id: string, by: 1 | -1): void };

  const responder: Writer = () => {
    page(water, co2);
    return {
      add: (product) => click(`#add-${[water, co2].findIndex(({ id }) => id === product.id)}`),
      step: (id, by) => click(`[data-id="${id}"] [data-step="${by}"]`),
    };
  };
  const slice: Writer = () => {
    const services = { config: sampleConfig, store: createStore(), navigation: createMemoryNavigation('/') };
    const loader = { load: jest.fn(), loadForHydration: jest.fn(), replace: jest.fn(), prefetch() {}, retry() {} };
    const wrapper = ({ children }: { readonly children: ReactNode }) =>
      createElement(SiteProviders, { services: { ...services, loader, setPageHead() {} }, children });
    const { result } = renderHook(useCart, { wrapper });
    return {
      // Products of the catalogue have more fields than a cart line stores.
      add: (product) => act(() => result.current.add({ ...product, ...{ description: 'x', details: ['y'] } })),
      step: (id, by) => act(() => (by > 0 ? result.current.increase(id) : result.current.decrease(id))),
    };
  };

  const full = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  const old = { ...water, quantity: 2, description: 'x', details: ['y'] };
  const store = (text: string) => localStorage.setItem('cartItems', text);
  const broken = [null, { ...JSON.parse(adds(water)['data-add']), quantity: 3 }, { id: 'X' }];
  const fail = (...methods: readonly ('getItem' | 'setItem')[]) => {
    for (const method of methods) jest.spyOn(Storage.prototype, method).mockImplementation(full);
  };
  const cases: Readonly<Record<string, [given: () => void, does: (writer: ReturnType<Writer>) => void]>> = {
    add: [() => {}, ({ add }) => add(water)],
    'add twice': [() => {}, ({ add }) => [water, co2, water].forEach(add)],
    'add over invalid storage': [() => store('{'), ({ add }) => add(co2)],
    'add over partly invalid storage': [() => store(JSON.stringify(broken)), ({ add }) => add(co2)],
    quantities: [
      () => {},
      ({ add, step }) => {
        [water, co2].forEach(add);
        step('AP-10L', 1);
        step('AP-10L', 1);
        step('CO2-10KG', -1);
      },
    ],
    'a cart stored by an earlier version': [() => store(JSON.stringify([old])), ({ step }) => step('AP-10L', 1)],
    'add after a change in another tab': [
      () => {},
      ({ add }) => {
        add(water);
        store(JSON.stringify([{ ...co2, quantity: 5 }]));
        act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'cartItems' })));
        add(water);
      },
    ],
    'full storage': [
      () => fail('setItem'),
      ({ add, step }) => {
        add(water);
        step('AP-10L', 1);
      },
    ],
    'forbidden storage': [() => fail('getItem', 'setItem'), ({ add }) => [water, co2].forEach(add)],
  };
  const kept = (write: Writer, name: string) => {
    const [given, does] = cases[name] ?? [() => {}, () => {}];
    given();
    does(write());
    const left = window.earlyCart
      ? `page: ${JSON.stringify(window.earlyCart.map(({ id, quantity }) => [id, quantity]))}`
      : stored();
    jest.restoreAllMocks();
    localStorage.clear();
    delete window.earlyCart;
    return left;
  };

  test.each(Object.keys(cases))('in the case: %s', (name) => {
    const bySlice = kept(slice, name);
    expect(bySlice).toMatch(/AP-10L|CO2-10KG/);
    // Unmounts React's page, which would otherwise handle the responder's clicks too.
    cleanup();
    const byResponder = kept(responder, name);
    if (name === 'a cart stored by an earlier version')
      expect(JSON.parse(byResponder ?? '')).toMatchObject(JSON.parse(bySlice ?? ''));
    else expect(byResponder).toBe(bySlice);
  });
});
