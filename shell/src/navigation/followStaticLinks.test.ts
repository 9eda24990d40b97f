import type { Navigation } from '@site/shared';
import { fireEvent } from '@testing-library/react';
import { followStaticLinks } from './followStaticLinks';

const push = jest.fn();
const replace = jest.fn();
const location = { pathname: '/', search: '', hash: '' };

beforeAll(() => {
  followStaticLinks({ navigator: { push, replace }, getState: () => ({ location }) } as unknown as Navigation);
});
beforeEach(() => {
  push.mockReset();
  replace.mockReset();
  document.body.innerHTML = `<footer data-static="">
    <a id="inside" href="/servicos.html?a=b#brigada"><span>Brigada</span></a>
    <a id="here" href="/">Home</a>
    <a id="other-tab" href="/produtos" target="_blank">Produtos</a>
    <a id="elsewhere" href="https://www.linkedin.com/">LinkedIn</a>
    <a id="call" href="tel:+552100000000">Telefone</a>
  </footer><a id="outside" href="/produtos">Produtos</a>`;
});

/** Clicks, and says whether the browser was to follow the link by itself. */
function click(selector: string, init: MouseEventInit = {}): boolean {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`Nothing is ${selector}`);
  // jsdom can't follow links, and says so.
  const stop = (event: Event) => event.preventDefault();
  let leftToBrowser = true;
  const look = (event: Event) => {
    leftToBrowser = !event.defaultPrevented;
    stop(event);
  };
  window.addEventListener('click', look, { once: true });
  fireEvent.click(element, init);
  return leftToBrowser;
}

test('a link leads on inside the page, also from what is drawn in it', () => {
  expect(click('#inside span')).toBe(false);
  expect(push.mock.calls).toEqual([['/servicos.html?a=b#brigada']]);
});

test('one to the page in view adds nothing to the history', () => {
  expect(click('#here')).toBe(false);
  expect(replace.mock.calls).toEqual([['/']]);
  expect(push).not.toHaveBeenCalled();
});

test.each(['#other-tab', '#elsewhere', '#call', '#outside'])('%s is left to the browser, or to React', (selector) => {
  expect(click(selector)).toBe(true);
  expect(push).not.toHaveBeenCalled();
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click with %j is left to the browser',
  (init) => {
    expect(click('#inside', init)).toBe(true);
    expect(push).not.toHaveBeenCalled();
  },
);

test('so is one that somebody has answered', () => {
  document.querySelector('footer')?.addEventListener('click', (event) => event.preventDefault());
  click('#inside');
  expect(push).not.toHaveBeenCalled();
});
