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

/** How often a button was clicked once its part has come to life. */
function clicksAfter(hydrated: Element | null, selector: string): number {
  const listener = jest.fn();
  element(selector).addEventListener('click', listener);
  replayEarlyInput(hydrated);
  jest.runAllTimers();
  return listener.mock.calls.length;
}

test.each<[string, string, string, number, () => void]>([
  ['a button that was not there yet is made up for, once', '#add', '#add', 1, () => {}],
  ['what is drawn on the shell’s button is made up for', '#cart svg', '#cart', 1, () => {}],
  ['what the browser has answered is not', '#add', '#add', 0, () => element('#add').setAttribute('commandfor', 'cart')],
  ['a form’s button has sent the form', '#send', '#send', 0, () => {}],
])('a click on %s', (_what, clicked, selector, times, given) => {
  given();
  click(clicked);
  expect(clicksAfter(element(selector).closest('[data-boundary]'), selector)).toBe(times);
});

test('it waits for its own part of the page', () => {
  click('#add');
  expect(clicksAfter(null, '#add')).toBe(0);
  expect(clicksAfter(boundary(), '#add')).toBe(1);
});

test.each([
  ['that was kept is answered by its own part of the page, once', '<a href="/produtos"></a>', 1],
  ['that has opened a dialog is answered', '<a data-opens="popup"></a><dialog id="popup" open></dialog>', 1],
  ['that has opened one which is closed again is not', '<a data-opens="popup"></a><dialog id="popup"></dialog>', 0],
])('a link %s', (_what, html, times) => {
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

test('a click in the dialog that a link has opened leaves the link to be answered', () => {
  boundary().innerHTML += '<a data-opens="popup"></a><dialog id="popup" open><p class="waiting"></p></dialog>';
  window.earlyClick = element('a');
  click('.waiting');
  expect(clicksAfter(boundary(), 'a')).toBe(1);
});

test('whoever clicks elsewhere since does not want it any more', () => {
  click('#add');
  click('p');
  expect(clicksAfter(boundary(), '#add')).toBe(0);
});

test('checkboxes that were ticked or cleared early say so, one after the other', () => {
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

test('a button that has gone is left alone', () => {
  click('#add');
  const parent = boundary();
  parent.innerHTML = '<button type="button" id="add"></button>';
  expect(clicksAfter(parent, '#add')).toBe(0);
});

test.each([
  ['is not made twice', () => {}],
  ['nor made up for once more by the click before it', () => click('#add')],
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
