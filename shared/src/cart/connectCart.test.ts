import { type CartItem, cartStorageKey } from '../contracts';
import { cartCleared, itemAdded, itemDecreased, itemIncreased, selectCartItems } from '../store/cartSlice';
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

/** What a browser does in this tab when another one writes. */
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

test('the cart is restored on load, and saved on every change', () => {
  save(line('A', 2));
  const { dispatch, items } = connected();
  expect(items()).toEqual([line('A', 2)]);
  for (const [action, expected] of [
    [itemIncreased('A'), [line('A', 3)]],
    [itemDecreased('A'), [line('A', 2)]],
    [itemAdded(product('B')), [line('A', 2), line('B')]],
    [itemDecreased('B'), [line('A', 2)]],
    [cartCleared(), []],
  ] as const) {
    dispatch(action);
    expect(saved()).toEqual(expected);
  }
});

test('of a product a line stores what it shows and what names it', () => {
  const more = { fullName: 'Produto', type: 'co2', productLink: '/a.html', sobConsulta: true };
  const { dispatch } = connected();
  dispatch(itemAdded({ ...product('A'), ...more, ...{ description: 'x', details: ['y'] } }));
  expect(saved()).toEqual([{ ...line('A'), ...more }]);
});

test('corrupted storage is an empty cart that works', () => {
  localStorage.setItem(cartStorageKey, '{');
  const { dispatch, items } = connected();
  expect(items()).toEqual([]);
  dispatch(itemAdded(product('A')));
  expect(saved()).toEqual([line('A')]);
});

test('what changes nothing in the cart is not saved', () => {
  const { dispatch } = connected();
  dispatch(itemAdded(product('A')));
  const setItem = jest.spyOn(Storage.prototype, 'setItem');
  dispatch(itemAdded(product('A')));
  dispatch({ type: 'something else' });
  expect(setItem).not.toHaveBeenCalled();
});

describe('two tabs', () => {
  test('what one saves the other shows at once, writes not back, and goes on from', () => {
    const { dispatch, items } = connected();
    const setItem = jest.spyOn(Storage.prototype, 'setItem');
    otherTabWrites(JSON.stringify([line('A', 2)]));
    expect(items()).toEqual([line('A', 2)]);
    expect(setItem).toHaveBeenCalledTimes(1);
    dispatch(itemIncreased('A'));
    expect(saved()).toEqual([line('A', 3)]);
  });

  test.each([
    ['storage cleared as a whole', null, null],
    ['corruption', '{not json', cartStorageKey],
  ])('%s by another tab empties the cart instead of breaking it', (_what, text, key) => {
    save(line('A'));
    const { items } = connected();
    otherTabWrites(text, key);
    expect(items()).toEqual([]);
  });

  test.each([
    ['another key', new StorageEvent('storage', { key: 'theme' }), false],
    ['a page that is shown for the first time', new PageTransitionEvent('pageshow', { persisted: false }), false],
    ['one out of the back/forward cache', new PageTransitionEvent('pageshow', { persisted: true }), true],
  ])('%s has the cart read anew: %s', (_what, event, isRead) => {
    const { items } = connected();
    save(line('A'));
    window.dispatchEvent(event);
    expect(items()).toEqual(isRead ? [line('A')] : []);
  });
});

describe('storage that fails', () => {
  const refuse = () => {
    throw new DOMException('', 'SecurityError');
  };

  test.each([
    ['forbidden', refuse, [line('B')]],
    ['full', () => ({ getItem: () => JSON.stringify([line('A')]), setItem: refuse }), [line('A'), line('B')]],
  ])('%s: the cart lives as long as the page', (_how, localStorage, expected) => {
    const target = Object.defineProperty(new EventTarget(), 'localStorage', { get: localStorage }) as Window;
    const { dispatch, items } = connected(target);
    dispatch(itemAdded(product('B')));
    expect(items()).toEqual(expected);
    expect(target.earlyCart).toEqual(expected);
  });

  test('forbidden later: what another tab says is not mistaken for an empty cart', () => {
    let storage: () => object = () => ({ getItem: () => JSON.stringify([line('A')]), setItem() {} });
    const target = Object.defineProperty(new EventTarget(), 'localStorage', { get: () => storage() }) as Window;
    const { items } = connected(target);
    storage = refuse;
    target.dispatchEvent(new StorageEvent('storage', { key: cartStorageKey }));
    expect(items()).toEqual([line('A')]);
  });
});

test('once stopped it neither saves nor follows', () => {
  const { dispatch, disconnect, items } = connected();
  disconnect();
  dispatch(itemAdded(product('A')));
  expect(saved()).toBeNull();
  save(line('B'));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(items()).toEqual([line('A')]);
});
