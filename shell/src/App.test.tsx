import { selectPanel } from '@site/shared';
import { screen } from '@testing-library/react';
import { type ReactElement, startTransition, useLayoutEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createShell } from './testing/renderShell';

// React renders asynchronously outside act(), as it does in a browser.
const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
let root: Root;

beforeEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = false;
});

afterEach(() => {
  root.unmount();
  delete document.documentElement.dataset.live;
  environment.IS_REACT_ACT_ENVIRONMENT = true;
});

/** Calls `then` as soon as the page has been hydrated, before React runs effects. */
function OnceHydrated({ then }: { readonly then: (() => void) | undefined }) {
  useLayoutEffect(() => {
    if (then) queueMicrotask(then);
  }, [then]);
  return null;
}

const clickOnCart = () => screen.getByRole('button', { name: 'Abrir carrinho' }).click();

test.each([
  ['while the page is being hydrated', clickOnCart, undefined],
  ['as soon as the page has been hydrated', undefined, clickOnCart],
])('a dialog that is opened %s stays open', async (_moment, during, after) => {
  const container = document.body.appendChild(document.createElement('div'));
  const page = (shell: ReactElement) => (
    <>
      {shell}
      <OnceHydrated then={after} />
    </>
  );
  container.innerHTML = renderToString(page(createShell().element));
  const { element, store } = createShell();
  startTransition(() => {
    root = hydrateRoot(container, page(element));
  });
  expect(document.documentElement).not.toHaveAttribute('data-live');
  during?.();
  // React hydrates in many slices, which can take more than a second on a busy machine.
  expect(await screen.findByRole('dialog', { name: 'Meu carrinho (0)' }, { timeout: 10_000 })).toBeVisible();
  expect(selectPanel(store.getState())).toBe('cart');
  expect(document.documentElement).toHaveAttribute('data-live');
});
