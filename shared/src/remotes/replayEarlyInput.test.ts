import { rememberClicks } from '../contracts';
import { replayEarlyInput } from './replayEarlyInput';

const script = document.createElement('script');
script.textContent = rememberClicks;
document.body.append(script);

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

test('a click on a button that was not there yet is made up for, once', () => {
  click('#add');
  expect(clicksAfter(boundary(), '#add')).toBe(1);
});

test('so is one on what is drawn on the shell’s button', () => {
  click('#cart svg');
  expect(clicksAfter(null, '#cart')).toBe(1);
});

test('what the browser has answered by itself is not clicked again', () => {
  element('#add').setAttribute('commandfor', 'cart');
  click('#add');
  expect(clicksAfter(boundary(), '#add')).toBe(0);
  expect(window.earlyClick).toBeNull();
});

test('it waits for its own part of the page', () => {
  click('#add');
  expect(clicksAfter(null, '#add')).toBe(0);
  expect(clicksAfter(boundary(), '#add')).toBe(1);
});

test('a link that was kept is answered by its own part of the page, once', () => {
  const followed = jest.fn((event: Event) => event.preventDefault());
  boundary().innerHTML += '<a href="/produtos"></a>';
  element('a').addEventListener('click', followed);
  window.earlyClick = element('a');
  replayEarlyInput(null);
  expect(followed).not.toHaveBeenCalled();
  replayEarlyInput(boundary());
  replayEarlyInput(boundary());
  expect(followed).toHaveBeenCalledTimes(1);
});

test.each([
  ['open', 1],
  ['closed again', 0],
])('a link that has opened a dialog, which is %s', (now, times) => {
  const followed = jest.fn((event: Event) => event.preventDefault());
  boundary().innerHTML += '<a href="/contato" data-opens="popup"></a><dialog id="popup"></dialog>';
  element('dialog').toggleAttribute('open', now === 'open');
  element('a').addEventListener('click', followed);
  window.earlyClick = element('a');
  replayEarlyInput(boundary());
  expect(followed).toHaveBeenCalledTimes(times);
  expect(window.earlyClick).toBeNull();
});

test('whoever clicks elsewhere since does not want it any more', () => {
  click('#add');
  click('p');
  expect(clicksAfter(boundary(), '#add')).toBe(0);
});

test('a form that is sent early has been sent by the browser', () => {
  click('#send');
  expect(clicksAfter(boundary(), '#send')).toBe(0);
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

test('a click that hydrates its own button is not made twice', () => {
  const listener = jest.fn();
  element('#add').addEventListener('click', () => {
    replayEarlyInput(boundary());
    listener();
  });
  click('#add');
  expect(listener).toHaveBeenCalledTimes(1);
});

test('nor is it made up for once more by the click before it', () => {
  const listener = jest.fn();
  click('#add');
  element('#add').addEventListener('click', () => {
    replayEarlyInput(boundary());
    listener();
  });
  click('#add');
  expect(listener).toHaveBeenCalledTimes(1);
});
