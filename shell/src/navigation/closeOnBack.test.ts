import { closeOnBack, dialogsInEntry } from './closeOnBack';

let pageKey = 'default';
const routed = jest.fn();
const element = (id: string) => document.getElementById(id) as HTMLDialogElement;
const isOpen = (id: string) => element(id).open;

beforeAll(() => {
  document.body.innerHTML = '<dialog id="cart"></dialog><dialog id="popup"></dialog>';
  closeOnBack(() => ({ pathname: '/', search: '', hash: '', state: null, key: pageKey }));
  window.addEventListener('popstate', routed);
});
beforeEach(() => {
  pageKey = 'default';
  routed.mockClear();
});
afterEach(async () => {
  for (const id of ['popup', 'cart']) element(id).close();
  await settled();
});

/** Waits until the browser has gone where it was sent, and mutations were seen. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

async function open(id: string) {
  element(id).showModal();
  await settled();
}

async function back() {
  window.history.back();
  await settled();
}

test('Back closes the dialog, and the page’s router does not hear of it', async () => {
  await open('cart');
  expect(dialogsInEntry()).toBe(1);
  await back();
  expect([isOpen('cart'), dialogsInEntry()]).toEqual([false, 0]);
  expect(routed).not.toHaveBeenCalled();
});

test('of two dialogs it closes the one that was opened last', async () => {
  await open('popup');
  await open('cart');
  await back();
  expect([isOpen('popup'), isOpen('cart'), dialogsInEntry()]).toEqual([true, false, 1]);
  await back();
  expect([isOpen('popup'), dialogsInEntry()]).toEqual([false, 0]);
});

test('a dialog that is closed otherwise takes its entry along', async () => {
  await open('cart');
  await open('popup');
  element('popup').close();
  element('cart').close();
  await settled();
  expect(dialogsInEntry()).toBe(0);
  expect(routed).not.toHaveBeenCalled();
});

test('a dialog that opens while another one’s entry is being left stays open', async () => {
  await open('cart');
  element('cart').close();
  await Promise.resolve();
  element('popup').showModal();
  await settled();
  expect([isOpen('popup'), dialogsInEntry()]).toEqual([true, 1]);
});

test('Forward to the entry of a closed dialog opens nothing', async () => {
  await open('cart');
  await back();
  window.history.forward();
  await settled();
  expect(isOpen('cart')).toBe(false);
  await open('cart');
  await back();
  expect([isOpen('cart'), dialogsInEntry()]).toEqual([false, 0]);
});

test('an entry of another address is the router’s, also where its state says nothing', async () => {
  window.history.pushState(null, '', '/contato');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(routed).toHaveBeenCalledTimes(1);
  await back();
});

test('Back to another page is the router’s', async () => {
  await open('cart');
  pageKey = 'other';
  await back();
  expect(routed).toHaveBeenCalled();
});
