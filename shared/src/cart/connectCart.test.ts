import { type CartItem, cartStorageKey } from '../contracts';
import { cartCleared, itemAdded, itemIncreased, selectCartItems } from '../store/cartSlice';
import { createStore } from '../store/createStore';
import { connectCart } from './connectCart';

const product = (id: string) => ({ id, name: `Produto ${id}`, price: 10, imagePath: `/${id}.svg` });
const line = (id: string, quantity = 1): CartItem => ({ ...product(id), quantity });

const saved = () => JSON.parse(localStorage.getItem(cartStorageKey) ?? 'null');
const save = (...items: readonly CartItem[]) => localStorage.setItem(cartStorageKey, JSON.stringify(items));
const disconnects: (() => void)[] = [];

function connected(target?: Window) {
  const store = createStore();
  const disconnect = connectCart(store, target);
  disconnects.push(disconnect);
  return { ...store, disconnect, items: () => selectCartItems(store.getState()) };
}

/** Does what a browser does in this tab when another tab writes. */
function otherTabWrites(text: string | null, key: string | null = cartStorageKey) {
  if (text === null) localStorage.clear();
  else localStorage.setItem(cartStorageKey, text);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: text }));
}

afterEach(() => {
  for (const disconnect of disconnects.splice(0)) disconnect();
  jest.restoreAllMocks();
  localStorage.clear();
});

test('the cart is restored on load and saved on every change', () => {
  save(line('A', 2));
  const { dispatch, items } = connected();
  expect(items()).toEqual([line('A', 2)]);
  dispatch(itemAdded(product('B')));
  expect(saved()).toEqual([line('A', 2), line('B')]);
  dispatch(cartCleared());
  expect(saved()).toEqual([]);
});

test('a line is saved with the displayed and identifying fields of its product', () => {
  const more = { fullName: 'Produto', type: 'co2', productLink: '/a.html', sobConsulta: true };
  const { dispatch } = connected();
  dispatch(itemAdded({ ...product('A'), ...more, ...{ description: 'x', details: ['y'] } }));
  expect(saved()).toEqual([{ ...line('A'), ...more }]);
});

test('an action that does not change the cart is not saved', () => {
  const { dispatch } = connected();
  dispatch(itemAdded(product('A')));
  const setItem = jest.spyOn(Storage.prototype, 'setItem');
  dispatch(itemAdded(product('A')));
  dispatch({ type: 'something else' });
  expect(setItem).not.toHaveBeenCalled();
});

describe('two tabs', () => {
  test('a tab shows a cart that another tab saves, does not save it again, and continues with it', () => {
    const { dispatch, items } = connected();
    const setItem = jest.spyOn(Storage.prototype, 'setItem');
    otherTabWrites(JSON.stringify([line('A', 2)]));
    expect(items()).toEqual([line('A', 2)]);
    expect(setItem).toHaveBeenCalledTimes(1);
    dispatch(itemIncreased('A'));
    expect(saved()).toEqual([line('A', 3)]);
  });

  test.each([
    ['a change of another key', new StorageEvent('storage', { key: 'theme' }), false],
    ['a page that is first shown', new PageTransitionEvent('pageshow', { persisted: false }), false],
    ['a page restored from the back/forward cache', new PageTransitionEvent('pageshow', { persisted: true }), true],
  ])('%s reads the cart again: %s', (_what, event, isRead) => {
    const { items } = connected();
    save(line('A'));
    window.dispatchEvent(event);
    expect(items()).toEqual(isRead ? [line('A')] : []);
  });
});

describe('without usable storage', () => {
  const refuse = () => {
    throw new DOMException('', 'SecurityError');
  };

  test.each([
    ['forbidden', refuse, [line('B')]],
    ['full', () => ({ getItem: () => JSON.stringify([line('A')]), setItem: refuse }), [line('A'), line('B')]],
  ])('the cart lasts as long as the page: %s', (_how, localStorage, expected) => {
    const target = Object.defineProperty(new EventTarget(), 'localStorage', { get: localStorage }) as Window;
    const { dispatch, items } = connected(target);
    dispatch(itemAdded(product('B')));
    expect(items()).toEqual(expected);
    expect(target.earlyCart).toEqual(expected);
  });

  test('a change in another tab does not empty the cart once storage is forbidden', () => {
    let storage: () => object = () => ({ getItem: () => JSON.stringify([line('A')]), setItem() {} });
    const target = Object.defineProperty(new EventTarget(), 'localStorage', { get: () => storage() }) as Window;
    const { items } = connected(target);
    storage = refuse;
    target.dispatchEvent(new StorageEvent('storage', { key: cartStorageKey }));
    expect(items()).toEqual([line('A')]);
  });
});

test('after disconnecting, the cart is neither saved nor read again', () => {
  const { dispatch, disconnect, items } = connected();
  disconnect();
  dispatch(itemAdded(product('A')));
  expect(saved()).toBeNull();
  save(line('B'));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(items()).toEqual([line('A')]);
});
