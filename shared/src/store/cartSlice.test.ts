import type { CartItem } from '../contracts';
import {
  cartCleared,
  cartRestored,
  cartSlice,
  itemAdded,
  itemDecreased,
  itemIncreased,
  selectCartItems,
  selectCartTotal,
  selectIdsInCart,
  selectTotalQuantity,
} from './cartSlice';
import { createStore } from './createStore';

const product = (id: string, price = 10) => ({ id, name: `Produto ${id}`, price, imagePath: `/${id}.svg` });
const line = (id: string, quantity = 1, price = 10): CartItem => ({ ...product(id, price), quantity });

function storeWith(...items: readonly CartItem[]) {
  return createStore({ cart: { items } });
}

const itemsOf = (store: ReturnType<typeof createStore>) => selectCartItems(store.getState());

describe('the rules of spec 4, Cart', () => {
  test('a cart starts empty', () => {
    expect(itemsOf(createStore())).toEqual([]);
  });

  test('adding puts a product in with quantity 1, after those that are there, with all that it carries', () => {
    const store = storeWith(line('A', 4));
    store.dispatch(itemAdded({ ...product('B'), sobConsulta: true, type: 'co2' }));
    expect(itemsOf(store)).toEqual([line('A', 4), { ...line('B'), sobConsulta: true, type: 'co2' }]);
  });

  test('adding what is there already changes nothing', () => {
    const store = storeWith(line('A', 4));
    store.dispatch(itemAdded(product('A', 999)));
    expect(itemsOf(store)).toEqual([line('A', 4)]);
  });

  test('increase adds 1 to its line', () => {
    const store = storeWith(line('A', 1), line('B', 2));
    store.dispatch(itemIncreased('B'));
    expect(itemsOf(store)).toEqual([line('A', 1), line('B', 3)]);
  });

  test('decrease subtracts 1', () => {
    const store = storeWith(line('A', 2), line('B', 2));
    store.dispatch(itemDecreased('A'));
    expect(itemsOf(store)).toEqual([line('A', 1), line('B', 2)]);
  });

  test('decrease at quantity 1 removes the line', () => {
    const store = storeWith(line('A', 1), line('B', 2));
    store.dispatch(itemDecreased('A'));
    expect(itemsOf(store)).toEqual([line('B', 2)]);
  });

  test('what is not in the cart can’t be increased or decreased', () => {
    const store = storeWith(line('A', 1));
    store.dispatch(itemIncreased('X'));
    store.dispatch(itemDecreased('X'));
    expect(itemsOf(store)).toEqual([line('A', 1)]);
  });

  test('clear empties it', () => {
    const store = storeWith(line('A', 3), line('B'));
    store.dispatch(cartCleared());
    expect(itemsOf(store)).toEqual([]);
  });

  test('restore replaces it', () => {
    const store = storeWith(line('A', 3));
    store.dispatch(cartRestored([line('B', 2)]));
    expect(itemsOf(store)).toEqual([line('B', 2)]);
  });

  test('the other lines stay the same objects, so that only what changed is drawn again', () => {
    const store = storeWith(line('A'), line('B'));
    const [first] = itemsOf(store);
    store.dispatch(itemIncreased('B'));
    expect(itemsOf(store)[0]).toBe(first);
  });
});

describe('the figures of spec 9', () => {
  test.each([
    ['nothing', [], 0],
    ['price times quantity', [line('A', 3, 154)], 462],
    ['a sum of lines', [line('A', 2, 154), line('B', 1, 5549.13)], 5857.13],
    ['centavos that binary fractions miss', [line('A', 1, 0.1), line('B', 1, 0.2)], 0.3],
    ['many centavos', [line('A', 3, 19.99), line('B', 7, 0.07)], 60.46],
    ['a large quantity', [line('A', 1_000_000, 5549.13)], 5_549_130_000],
    ['a product that is Sob consulta, like any other', [{ ...line('A', 2, 10.5), sobConsulta: true }], 21],
  ])('the total of %s', (_case, items, total) => {
    expect(selectCartTotal(storeWith(...items).getState())).toBe(total);
  });

  test('the total quantity counts units, not lines', () => {
    expect(selectTotalQuantity(storeWith(line('A', 3), line('B', 2)).getState())).toBe(5);
    expect(selectTotalQuantity(createStore().getState())).toBe(0);
  });

  test('the ids in the cart are one set until the cart changes', () => {
    const store = storeWith(line('A'));
    const ids = selectIdsInCart(store.getState());
    expect([...ids]).toEqual(['A']);
    store.dispatch({ type: 'something else' });
    expect(selectIdsInCart(store.getState())).toBe(ids);
    store.dispatch(itemAdded(product('B')));
    expect([...selectIdsInCart(store.getState())]).toEqual(['A', 'B']);
  });
});

test('the slice is called cart', () => {
  expect(cartSlice.reducerPath).toBe('cart');
});
