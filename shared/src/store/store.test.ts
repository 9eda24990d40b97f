import type { CartItem } from '../contracts';
import {
  cartCleared,
  cartRestored,
  itemAdded,
  itemDecreased,
  itemIncreased,
  selectCartItems,
  selectCartTotal,
  selectTotalQuantity,
} from './cartSlice';
import { createStore } from './createStore';
import {
  cartOpened,
  closePopup,
  menuOpened,
  openPopup,
  overlaysClosed,
  panelClosed,
  popupCleared,
  selectPanel,
  selectPopup,
} from './overlaysSlice';

const product = (id: string, price = 10) => ({ id, name: `Produto ${id}`, price, imagePath: `/${id}.svg` });
const line = (id: string, quantity = 1, price = 10): CartItem => ({ ...product(id, price), quantity });
const storeWith = (...items: readonly CartItem[]) => createStore({ cart: { items } });
const carried = { ...product('C'), sobConsulta: true, type: 'co2' };
const [a, b] = [line('A', 1), line('B', 2)];

test.each([
  ['adding puts a product last, with all its fields', itemAdded(carried), [a, b, { ...carried, quantity: 1 }]],
  ['adding a product of the cart again changes nothing', itemAdded(product('B', 999)), [a, b]],
  ['increase adds 1 to its line', itemIncreased('B'), [a, line('B', 3)]],
  ['decrease subtracts 1', itemDecreased('B'), [a, line('B', 1)]],
  ['decrease at quantity 1 removes the line', itemDecreased('A'), [b]],
  ['increase ignores a product that is not in the cart', itemIncreased('X'), [a, b]],
  ['decrease ignores a product that is not in the cart', itemDecreased('X'), [a, b]],
  ['clear empties the cart', cartCleared(), []],
  ['restore replaces the cart', cartRestored([line('D', 2)]), [line('D', 2)]],
])('%s (spec 4, Cart)', (_rule, action, items) => {
  const store = storeWith(a, b);
  store.dispatch(action);
  expect(selectCartItems(store.getState())).toEqual(items);
});

test('unchanged lines stay the same objects, so that React does not render them again', () => {
  const store = storeWith(a, b);
  store.dispatch(itemIncreased('B'));
  expect(selectCartItems(store.getState())[0]).toBe(a);
});

test.each([
  ['an empty cart', [], 0, 0],
  ['price times quantity', [line('A', 3, 154)], 462, 3],
  ['several lines', [line('A', 2, 154), line('B', 1, 5549.13)], 5857.13, 3],
  ['centavos that binary fractions miss', [line('A', 1, 0.1), line('B', 1, 0.2)], 0.3, 2],
  ['many centavos', [line('A', 3, 19.99), line('B', 7, 0.07)], 60.46, 10],
  ['a large quantity', [line('A', 1_000_000, 5549.13)], 5_549_130_000, 1_000_000],
  ['a product that is Sob consulta', [{ ...line('A', 2, 10.5), sobConsulta: true }], 21, 2],
])('the total price and quantity of %s (spec 9)', (_case, items, total, quantity) => {
  const state = storeWith(...items).getState();
  expect([selectCartTotal(state), selectTotalQuantity(state)]).toEqual([total, quantity]);
});

test.each([
  ['closing the cart', true, [cartOpened(), panelClosed()]],
  [
    'a change in the open cart and closing it',
    true,
    [cartOpened(), itemIncreased('A'), cartRestored([noted()]), panelClosed()],
  ],
  ['a page change with an open cart', true, [cartOpened(), overlaysClosed()]],
  ['closing the menu', false, [menuOpened(), panelClosed()]],
  [
    'a price change while the cart was closed',
    false,
    [cartOpened(), panelClosed(), cartRestored([noted()]), panelClosed()],
  ],
  ['a page change with nothing open', false, [overlaysClosed()]],
])('after %s, the note of a changed price is removed: %s', (_what, isGone, actions) => {
  const store = storeWith(noted());
  for (const action of actions) store.dispatch(action);
  expect(selectCartItems(store.getState())[0]?.previousPrice).toBe(isGone ? undefined : 8);
});

function noted(): CartItem {
  return { ...line('A'), previousPrice: 8 };
}

describe('overlaysSlice', () => {
  const content = { kind: 'purchase-unavailable', origin: 'Carrinho' } as const;
  const other = { kind: 'purchase-unavailable', origin: 'Produto: Extintor' } as const;

  function after(...actions: Parameters<ReturnType<typeof createStore>['dispatch']>[0][]) {
    const store = createStore();
    for (const action of actions) store.dispatch(action);
    return { panel: selectPanel(store.getState()), popup: selectPopup(store.getState()) };
  }

  test('the popup opens over the cart, which stays open', () => {
    expect(after(cartOpened(), openPopup(content))).toEqual({ panel: 'cart', popup: { open: true, content } });
  });

  test('a closed popup keeps its content until it is cleared', () => {
    expect(after(openPopup(content), closePopup()).popup).toEqual({ open: false, content });
    expect(after(openPopup(content), closePopup(), popupCleared()).popup).toEqual({ open: false, content: null });
  });

  test('a popup that was opened again is not cleared', () => {
    expect(after(openPopup(content), closePopup(), openPopup(other), popupCleared()).popup).toEqual({
      open: true,
      content: other,
    });
  });

  test('a page change closes panel and popup', () => {
    expect(after(cartOpened(), openPopup(content), overlaysClosed())).toEqual({
      panel: 'none',
      popup: { open: false, content },
    });
  });
});
