import { lazy, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { rememberClicks } from './inline/clicks';
import { boundary, boundarySelector, markHydrated } from './protocol';
import { replayEarlyInput } from './replay';

rememberClicks();
const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
const { setTimeout: realTimeout } = globalThis;
const onClick = jest.fn();
const id = 'mfe_catalog/ProductPage';

function Part() {
  const button = useRef<HTMLButtonElement>(null);
  const element = () => button.current?.closest(boundarySelector(id)) ?? null;
  useLayoutEffect(() => markHydrated(element(), true));
  useEffect(() => replayEarlyInput(element()));
  return <button type="button" ref={button} onClick={onClick} />;
}

const page = (Content: React.ComponentType) => (
  <div {...boundary(id)}>
    <Suspense>
      <Content />
    </Suspense>
  </div>
);

function pressEarly() {
  const button = document.querySelector('button');
  // Microtasks run between the listeners of a dispatched event, as for a real press, but not of `click()`.
  button?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

beforeEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  onClick.mockClear();
  delete window.earlyClick;
  document.body.innerHTML = `<main>${renderToString(page(Part))}</main>`;
});
afterEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = true;
});

const root = () => document.querySelector('main') as HTMLElement;
const settled = () => new Promise((resolve) => realTimeout(resolve, 50));

test('React alone handles a click on a part whose code has loaded', async () => {
  hydrateRoot(root(), page(Part));
  pressEarly();
  await settled();
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('a click just before the code loads is handled once, by the replay', async () => {
  let arrive = (_: { default: React.ComponentType }) => {};
  const Late = lazy(() => new Promise<{ default: React.ComponentType }>((resolve) => (arrive = resolve)));
  hydrateRoot(root(), page(Late));
  await settled();
  // On a busy machine, timers set by the click run after the hydration.
  jest.useFakeTimers();
  pressEarly();
  arrive({ default: Part });
  await settled();
  jest.useRealTimers();
  expect(onClick).toHaveBeenCalledTimes(1);
});
