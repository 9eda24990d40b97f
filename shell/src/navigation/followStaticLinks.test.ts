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

/** Clicks on an element. @returns whether the browser would follow the link by itself */
function click(selector: string, init: MouseEventInit = {}): boolean {
  let leftToBrowser = true;
  const look = (event: Event) => {
    leftToBrowser = !event.defaultPrevented;
    // jsdom logs an error when a link is followed.
    event.preventDefault();
  };
  window.addEventListener('click', look, { once: true });
  fireEvent.click(document.querySelector(selector) as Element, init);
  return leftToBrowser;
}

test.each([
  [
    'a static link navigates inside the app, even when an element inside it is clicked',
    '#inside span',
    push,
    '/servicos.html?a=b#brigada',
  ],
  ['a static link to the current page replaces the history entry', '#here', replace, '/'],
])('%s', (_what, selector, call, address) => {
  expect(click(selector)).toBe(false);
  expect([...push.mock.calls, ...replace.mock.calls]).toEqual([[address]]);
  expect(call).toHaveBeenCalledTimes(1);
});

test.each([
  ...['#other-tab', '#elsewhere', '#call', '#outside'].map((selector) => [selector, {}] as const),
  ...[{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }].map(
    (init) => ['#inside', init] as const,
  ),
])('%s, clicked with %j, is left to the browser or to React', (selector, init) => {
  expect(click(selector, init)).toBe(true);
  expect(push).not.toHaveBeenCalled();
});

test('a click that another listener has handled is not followed', () => {
  document.querySelector('footer')?.addEventListener('click', (event) => event.preventDefault());
  click('#inside');
  expect(push).not.toHaveBeenCalled();
});
