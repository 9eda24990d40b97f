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
  await entriesLeft();
});

/** Waits for the history traversal and for mutation observers. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

/** A busy machine traverses the history later than after 50 ms. */
async function entriesLeft() {
  do await settled();
  while (dialogsInEntry() > 0);
}

async function open(id: string) {
  element(id).showModal();
  await settled();
}

async function back() {
  const entry = () => JSON.stringify([window.location.href, window.history.state]);
  const before = entry();
  window.history.back();
  while (entry() === before) await settled();
  await settled();
}

test('Back closes the dialog that was opened last, and the router receives no popstate event', async () => {
  await open('popup');
  await open('cart');
  await back();
  expect([isOpen('popup'), isOpen('cart'), dialogsInEntry()]).toEqual([true, false, 1]);
  await back();
  expect([isOpen('popup'), dialogsInEntry()]).toEqual([false, 0]);
  expect(routed).not.toHaveBeenCalled();
});

test('a dialog closed by other means removes its history entry', async () => {
  await open('cart');
  await open('popup');
  element('popup').close();
  element('cart').close();
  await entriesLeft();
  expect(routed).not.toHaveBeenCalled();
});

test('a dialog that opens while another dialog’s entry is being removed stays open', async () => {
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

test('the router receives a popstate event for another address, even without state', async () => {
  window.history.pushState(null, '', '/contato');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(routed).toHaveBeenCalledTimes(1);
  await back();
});

test('the router receives the popstate event when Back leads to another page', async () => {
  await open('cart');
  pageKey = 'other';
  await back();
  expect(routed).toHaveBeenCalled();
});
