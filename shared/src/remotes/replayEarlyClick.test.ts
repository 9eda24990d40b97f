import { rememberClicks } from '../contracts';
import { replayEarlyClick } from './replayEarlyClick';

const script = document.createElement('script');
script.textContent = rememberClicks;
document.body.append(script);

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `
    <button id="cart"><svg></svg></button>
    <div data-boundary="mfe_catalog/ProductPage"><button id="add"></button><input type="checkbox"><p></p></div>`;
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
  replayEarlyClick(hydrated);
  jest.runAllTimers();
  return listener.mock.calls.length;
}

test('a click on a button that was not there yet is made up for, once', () => {
  click('#add');
  expect(clicksAfter(boundary(), '#add')).toBe(1);
});

test('so is one on what is drawn on the shell’s button', () => {
  click('#cart svg');
  expect(clicksAfter(null, '#cart')).toBe(1);
});

test('it waits for its own part of the page', () => {
  click('#add');
  expect(clicksAfter(null, '#add')).toBe(0);
  expect(clicksAfter(boundary(), '#add')).toBe(1);
});

test('whoever clicks elsewhere since does not want it any more', () => {
  click('#add');
  click('p');
  expect(clicksAfter(boundary(), '#add')).toBe(0);
});

test.each([true, false])('a checkbox ends as it was left, and says so, whatever became of it: %s', (now) => {
  element('input').click();
  jest.runAllTimers();
  (element('input') as HTMLInputElement).checked = now;
  expect(clicksAfter(boundary(), 'input')).toBe(1);
  expect(element('input')).toBeChecked();
});

test('a button that has gone is left alone', () => {
  click('#add');
  const parent = boundary();
  parent.innerHTML = '<button id="add"></button>';
  expect(clicksAfter(parent, '#add')).toBe(0);
});

test('a click that hydrates its own button is not made twice', () => {
  const listener = jest.fn();
  element('#add').addEventListener('click', () => {
    replayEarlyClick(boundary());
    listener();
  });
  click('#add');
  expect(listener).toHaveBeenCalledTimes(1);
});
