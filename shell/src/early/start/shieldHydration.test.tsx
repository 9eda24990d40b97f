import { act, waitFor } from '@testing-library/react';
import { startTransition, useLayoutEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { shieldHydration } from './shieldHydration';

const html =
  '<button type="button" commandfor="menu"><b>Menu</b></button><button type="button">Enviar</button>' +
  '<p>Texto</p><details><summary>Filtros</summary><label><input type="checkbox"></label><input></details>';
const rendered = jest.fn();
const clicked = jest.fn();
let root: Root;

function Page() {
  rendered();
  useLayoutEffect(() => {
    document.documentElement.dataset.live = '';
  }, []);
  return (
    <>
      <button type="button" commandfor="menu" onClick={clicked}>
        <b>Menu</b>
      </button>
      <button type="button" onClick={clicked}>
        Enviar
      </button>
      <p>Texto</p>
      <details>
        <summary>Filtros</summary>
        <label>
          <input type="checkbox" />
        </label>
        <input />
      </details>
    </>
  );
}

beforeEach(() => {
  jest.clearAllMocks();
  document.body.innerHTML = `<div id="root">${html}</div>`;
  // React starts to hydrate in a later task.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  shieldHydration(element('#root'));
  startTransition(() => {
    root = hydrateRoot(element('#root'), <Page />);
  });
});
afterEach(async () => {
  await hydrated();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await act(async () => root.unmount());
  delete document.documentElement.dataset.live;
});

function element<T extends Element = HTMLElement>(selector: string): T {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
}

const hydrated = () => waitFor(() => expect(document.documentElement.dataset.live).toBe(''));

const send = (selector: string, type: string) => {
  element(selector).dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
};

test.each([
  'pointerdown',
  'pointerup',
  'pointercancel',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'touchcancel',
])('the event %s does not force React to hydrate at once', (type) => {
  send('button:not([commandfor])', type);
  expect(rendered).not.toHaveBeenCalled();
});

test.each([
  ['[commandfor] b', 'click'],
  ['summary', 'click'],
  ['p', 'click'],
  ['label', 'click'],
  ['[type=checkbox]', 'click'],
  ['[type=checkbox]', 'change'],
])('an event that plain HTML handles does not force hydration either: %s, %s', (selector, type) => {
  send(selector, type);
  expect(rendered).not.toHaveBeenCalled();
});

test.each([
  ['button:not([commandfor])', 'click'],
  ['input:not([type])', 'input'],
])('an event that plain HTML does not handle makes React hydrate and handle it: %s, %s', (selector, type) => {
  send(selector, type);
  expect(rendered).toHaveBeenCalled();
  expect(clicked).toHaveBeenCalledTimes(type === 'click' ? 1 : 0);
});

test('capturing listeners on the document receive the shielded events', () => {
  const heard = jest.fn();
  document.addEventListener('touchstart', heard, { capture: true, once: true });
  send('summary', 'touchstart');
  expect(heard).toHaveBeenCalledTimes(1);
});

test('a hydrated page receives all events', async () => {
  await hydrated();
  send('[commandfor] b', 'click');
  expect(clicked).toHaveBeenCalledTimes(1);
});
