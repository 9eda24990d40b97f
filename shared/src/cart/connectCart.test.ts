import { type CartItem, cartStorageKey } from '../contracts';
import { cartCleared, itemAdded, itemDecreased, itemIncreased, selectCartItems } from '../store/cartSlice';
import { createStore } from '../store/createStore';
import { connectCart } from './connectCart';

const product = (id: string) => ({ id, name: `Produto ${id}`, price: 10, imagePath: `/${id}.svg` });
const line = (id: string, quantity = 1): CartItem => ({ ...product(id), quantity });

const saved = () => JSON.parse(localStorage.getItem(cartStorageKey) ?? 'null');
const save = (...items: readonly CartItem[]) => localStorage.setItem(cartStorageKey, JSON.stringify(items));
const disconnects: (() => void)[] = [];

function connected(store = createStore(), target?: Window) {
  disconnects.push(connectCart(store, target));
  return { store, items: () => selectCartItems(store.getState()) };
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

test('the cart is restored on load', () => {
  save(line('A', 3));
  expect(connected().items()).toEqual([line('A', 3)]);
});

test.each(['{', 'null', '[{}]', '"x"'])('corrupted storage (%s) is an empty cart that works', (text) => {
  localStorage.setItem(cartStorageKey, text);
  const { store, items } = connected();
  expect(items()).toEqual([]);
  store.dispatch(itemAdded(product('A')));
  expect(saved()).toEqual([line('A')]);
});

test('it is saved on every change', () => {
  const { store } = connected();
  store.dispatch(itemAdded(product('A')));
  expect(saved()).toEqual([line('A')]);
  store.dispatch(itemIncreased('A'));
  expect(saved()).toEqual([line('A', 2)]);
  store.dispatch(itemDecreased('A'));
  expect(saved()).toEqual([line('A', 1)]);
  store.dispatch(itemDecreased('A'));
  expect(saved()).toEqual([]);
  store.dispatch(itemAdded(product('B')));
  store.dispatch(cartCleared());
  expect(saved()).toEqual([]);
});

test('what changes nothing in the cart is not saved', () => {
  const { store } = connected();
  store.dispatch(itemAdded(product('A')));
  const setItem = jest.spyOn(Storage.prototype, 'setItem');
  store.dispatch(itemAdded(product('A')));
  store.dispatch({ type: 'something else' });
  expect(setItem).not.toHaveBeenCalled();
});

describe('two tabs', () => {
  test('what one saves the other shows at once', () => {
    const { items } = connected();
    otherTabWrites(JSON.stringify([line('A', 2)]));
    expect(items()).toEqual([line('A', 2)]);
  });

  test('what was read from the other tab is not written back', () => {
    connected();
    const setItem = jest.spyOn(Storage.prototype, 'setItem');
    otherTabWrites(JSON.stringify([line('A', 2)]));
    expect(setItem).toHaveBeenCalledTimes(1);
  });

  test('both go on from what they agreed on', () => {
    const { store } = connected();
    otherTabWrites(JSON.stringify([line('A', 2)]));
    store.dispatch(itemIncreased('A'));
    expect(saved()).toEqual([line('A', 3)]);
  });

  test('storage cleared as a whole (key null) empties the cart', () => {
    save(line('A'));
    const { items } = connected();
    otherTabWrites(null, null);
    expect(items()).toEqual([]);
  });

  test('corruption by another tab empties the cart instead of breaking it', () => {
    save(line('A'));
    const { items } = connected();
    otherTabWrites('{not json');
    expect(items()).toEqual([]);
  });

  test('other keys are none of its business', () => {
    const { items } = connected();
    save(line('A'));
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    expect(items()).toEqual([]);
  });

  test('a page that comes back from the back/forward cache catches up', () => {
    const { items } = connected();
    save(line('A'));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(items()).toEqual([]);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(items()).toEqual([line('A')]);
  });
});

describe('storage that fails', () => {
  function failingWindow(localStorage: () => Pick<Storage, 'getItem' | 'setItem'>): Window {
    const target = new EventTarget();
    Object.defineProperty(target, 'localStorage', { get: localStorage });
    return target as Window;
  }

  test('forbidden: the cart lives as long as the page', () => {
    const target = failingWindow(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    const { store, items } = connected(createStore(), target);
    store.dispatch(itemAdded(product('A')));
    expect(items()).toEqual([line('A')]);
  });

  test('full: the cart lives as long as the page', () => {
    const target = failingWindow(() => ({
      getItem: () => JSON.stringify([line('A')]),
      setItem: () => {
        throw new DOMException('', 'QuotaExceededError');
      },
    }));
    const { store, items } = connected(createStore(), target);
    store.dispatch(itemIncreased('A'));
    expect(items()).toEqual([line('A', 2)]);
  });

  test('forbidden later: what another tab says is not mistaken for an empty cart', () => {
    let allowed = true;
    const target = failingWindow(() => {
      if (!allowed) throw new DOMException('', 'SecurityError');
      return { getItem: () => JSON.stringify([line('A')]), setItem() {} };
    });
    const { items } = connected(createStore(), target);
    allowed = false;
    target.dispatchEvent(new StorageEvent('storage', { key: cartStorageKey }));
    expect(items()).toEqual([line('A')]);
  });
});

test('once stopped it neither saves nor follows', () => {
  const store = createStore();
  const stop = connectCart(store);
  stop();
  store.dispatch(itemAdded(product('A')));
  expect(saved()).toBeNull();
  otherTabWrites(JSON.stringify([line('B')]));
  expect(selectCartItems(store.getState())).toEqual([line('A')]);
});
