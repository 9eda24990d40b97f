import { createStore, StoreProvider, selectPanel, useAddToCart, useCart, useIsInCart } from '@site/shared';
import { renderInSite } from '@site/shared/testing';
import { act, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { cartStorageKey } from '../contracts';

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

function CartInUse() {
  const { items, total, totalQuantity, add, increase, decrease, clear, open } = useCart();
  return (
    <>
      <output>{`${items.length} / ${totalQuantity} / ${total}`}</output>
      <button type="button" onClick={() => add(product)}>
        add
      </button>
      <button type="button" onClick={() => increase('A')}>
        increase
      </button>
      <button type="button" onClick={() => decrease('A')}>
        decrease
      </button>
      <button type="button" onClick={clear}>
        clear
      </button>
      <button type="button" onClick={open}>
        open
      </button>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const figures = () => screen.getByRole('status').textContent;

test('what the cart offers works on the one cart and is saved', async () => {
  const { store } = renderInSite(<CartInUse />);
  expect(figures()).toBe('0 / 0 / 0');
  await press('add');
  await press('add');
  await press('increase');
  expect(figures()).toBe('1 / 2 / 308');
  expect(JSON.parse(localStorage.getItem(cartStorageKey) ?? '')).toEqual([{ ...product, quantity: 2 }]);
  await press('decrease');
  expect(figures()).toBe('1 / 1 / 154');
  await press('open');
  expect(selectPanel(store.getState())).toBe('cart');
});

test('clear empties the cart without a word, and alerts when it is empty already (spec 8)', async () => {
  const alert = jest.spyOn(window, 'alert').mockImplementation(() => {});
  renderInSite(<CartInUse />);
  await press('add');
  await press('clear');
  expect(figures()).toBe('0 / 0 / 0');
  expect(alert).not.toHaveBeenCalled();
  await press('clear');
  expect(alert.mock.calls).toEqual([['Seu carrinho está vazio!']]);
});

test('the cart of an earlier visit is there after a reload', () => {
  localStorage.setItem(cartStorageKey, JSON.stringify([{ ...product, quantity: 4 }]));
  renderInSite(<CartInUse />);
  expect(figures()).toBe('1 / 4 / 616');
});

function Mark({ onRender }: { readonly onRender: () => void }) {
  onRender();
  return <p>{useIsInCart('A') ? 'in' : 'out'}</p>;
}

test('useIsInCart renders again only when its own answer changes', () => {
  const onRender = jest.fn();
  const { store } = renderInSite(<Mark onRender={onRender} />);
  onRender.mockClear();
  act(() => void store.dispatch({ type: 'cart/itemAdded', payload: { ...product, id: 'B' } }));
  expect(onRender).not.toHaveBeenCalled();
  act(() => void store.dispatch({ type: 'cart/itemAdded', payload: product }));
  expect(screen.getByText('in')).toBeVisible();
  expect(onRender).toHaveBeenCalledTimes(1);
});
