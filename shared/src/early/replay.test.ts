import { rememberClicks } from './inline/clicks';
import { replayEarlyInput } from './replay';

rememberClicks();

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `
    <button type="button" id="cart"><svg></svg></button>
    <div data-boundary="mfe_catalog/ProductPage"><button type="button" id="add"></button><button id="send"></button><p></p></div>`;
});
afterEach(() => jest.useRealTimers());

const element = (selector: string) => document.querySelector(selector) as HTMLElement;
const boundary = () => element('[data-boundary]');

function click(selector: string) {
  element(selector).dispatchEvent(new MouseEvent('click', { bubbles: true }));
  jest.runAllTimers();
}

/** @returns number of clicks that a button gets when its part is hydrated */
function clicksAfter(hydrated: Element | null, selector: string): number {
  const listener = jest.fn();
  element(selector).addEventListener('click', listener);
  replayEarlyInput(hydrated);
  jest.runAllTimers();
  return listener.mock.calls.length;
}

test.each<[string, string, string, number, () => void]>([
  ['a button without code is replayed once', '#add', '#add', 1, () => {}],
  ['an icon in the shell’s button is replayed', '#cart svg', '#cart', 1, () => {}],
  [
    'a button that the browser handles by itself is not replayed',
    '#add',
    '#add',
    0,
    () => element('#add').setAttribute('commandfor', 'cart'),
  ],
  ['a submit button of a form is not replayed', '#send', '#send', 0, () => {}],
])('a click on %s', (_what, clicked, selector, times, given) => {
  given();
  click(clicked);
  expect(clicksAfter(element(selector).closest('[data-boundary]'), selector)).toBe(times);
});

test('a click waits until its own part is hydrated', () => {
  click('#add');
  expect(clicksAfter(null, '#add')).toBe(0);
  expect(clicksAfter(boundary(), '#add')).toBe(1);
});

test.each([
  ['is followed once, when its own part is hydrated', '<a href="/produtos"></a>', 1],
  ['that opened a dialog is followed', '<a data-opens="popup"></a><dialog id="popup" open></dialog>', 1],
  ['whose opened dialog was closed again is not followed', '<a data-opens="popup"></a><dialog id="popup"></dialog>', 0],
])('a remembered link %s', (_what, html, times) => {
  const followed = jest.fn((event: Event) => event.preventDefault());
  boundary().innerHTML += html;
  element('a').addEventListener('click', followed);
  window.earlyClick = element('a');
  replayEarlyInput(null);
  expect(followed).not.toHaveBeenCalled();
  replayEarlyInput(boundary());
  replayEarlyInput(boundary());
  expect(followed).toHaveBeenCalledTimes(times);
  expect(window.earlyClick).toBeNull();
});

test('a click inside the dialog that a link opened does not cancel the link', () => {
  boundary().innerHTML += '<a data-opens="popup"></a><dialog id="popup" open><p class="waiting"></p></dialog>';
  window.earlyClick = element('a');
  click('.waiting');
  expect(clicksAfter(boundary(), 'a')).toBe(1);
});

test('a later click elsewhere cancels a remembered click', () => {
  click('#add');
  click('p');
  expect(clicksAfter(boundary(), '#add')).toBe(0);
});

test('early changes of checkboxes are dispatched one after another', () => {
  boundary().innerHTML =
    '<input type="checkbox" id="a"><input type="checkbox" id="b" checked><input type="checkbox" id="c">';
  element('#a').click();
  element('#b').click();
  const heard: string[] = [];
  boundary().addEventListener('change', ({ target }) => {
    const { id, checked } = target as HTMLInputElement;
    heard.push(`${id} ${checked}`);
  });
  replayEarlyInput(boundary());
  expect(heard).toEqual([]);
  jest.runAllTimers();
  expect(heard).toEqual(['a true', 'b false']);
});

test('a click on a button that was removed is not replayed', () => {
  click('#add');
  const parent = boundary();
  parent.innerHTML = '<button type="button" id="add"></button>';
  expect(clicksAfter(parent, '#add')).toBe(0);
});

test.each([
  ['is not replayed', () => {}],
  ['is not replayed for an earlier click', () => click('#add')],
])('a click that hydrates its own button %s', (_what, given) => {
  given();
  const listener = jest.fn();
  element('#add').addEventListener('click', () => {
    replayEarlyInput(boundary());
    listener();
  });
  click('#add');
  expect(listener).toHaveBeenCalledTimes(1);
});
