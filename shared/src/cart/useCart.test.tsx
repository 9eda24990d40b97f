import { type Cart, createStore, StoreProvider, selectPanel, useAddToCart, useCart, useIsInCart } from '@site/shared';
import { renderInSite } from '@site/shared/testing';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { cartTexts } from './cartTexts';

const product = { id: 'A', name: 'Extintor', price: 154, imagePath: '/a.svg' };

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test.each<[string, () => unknown]>([
  ['useCart', () => useCart()],
  ['useIsInCart', () => useIsInCart('A')],
  ['useAddToCart', () => useAddToCart()],
])('%s outside a CartProvider is an error (spec 8)', (_name, useIt) => {
  jest.mocked(console.error).mockImplementation(() => {});
  const store = createStore();
  const wrapper = ({ children }: { children: ReactNode }) => <StoreProvider store={store}>{children}</StoreProvider>;
  expect(() => renderHook(useIt, { wrapper })).toThrow('useCart deve ser usado dentro de um CartProvider');
});

let cart = {} as Cart;

function CartInUse() {
  cart = useCart();
  return null;
}

/** Renders a component that uses the cart. @returns functions to change the cart and read its figures */
function renderCart() {
  const { store } = renderInSite(<CartInUse />);
  return {
    store,
    does: (change: (cart: Cart) => void) => act(() => change(cart)),
    figures: () => [cart.items.length, cart.totalQuantity, cart.total],
  };
}

test('the functions of useCart change the cart', () => {
  const { store, does, figures } = renderCart();
  does(({ add }) => add(product));
  does(({ increase }) => increase('A'));
  expect(figures()).toEqual([1, 2, 308]);
  does(({ decrease }) => decrease('A'));
  expect(figures()).toEqual([1, 1, 154]);
  does(({ open }) => open());
  expect(selectPanel(store.getState())).toBe('cart');
});

test('clear empties the cart without an alert, and alerts if it is already empty (spec 8)', () => {
  const alert = jest.spyOn(window, 'alert').mockImplementation(() => {});
  const { does, figures } = renderCart();
  does(({ add }) => add(product));
  does(({ clear }) => clear());
  expect(figures()).toEqual([0, 0, 0]);
  expect(alert).not.toHaveBeenCalled();
  does(({ clear }) => clear());
  expect(alert.mock.calls).toEqual([['Seu carrinho está vazio!']]);
});

const seen: boolean[] = [];
let add: Cart['add'] = () => {};

function Mark() {
  add = useAddToCart();
  seen.push(useIsInCart('A'));
  return null;
}

test('useIsInCart renders again only when its result changes; useAddToCart causes no rendering', () => {
  renderInSite(<Mark />);
  act(() => add({ ...product, id: 'B' }));
  expect(seen).toEqual([false]);
  act(() => add(product));
  expect(seen).toEqual([false, true]);
});

test.each([
  [0, 'Abrir carrinho', '', 'Meu carrinho (0)', 'Extintor saiu do carrinho'],
  [1, 'Abrir carrinho, 1 item', '1', 'Meu carrinho (1)', 'Extintor: quantidade 1'],
  [5, 'Abrir carrinho, 5 itens', '5', 'Meu carrinho (5)', 'Extintor: quantidade 5'],
])('the texts of the cart for %i units', (quantity, button, badge, title, changed) => {
  const said = [cartTexts.button(quantity), cartTexts.badge(quantity), cartTexts.title(quantity)];
  expect([...said, cartTexts.changed('Extintor', quantity)]).toEqual([button, badge, title, changed]);
});
