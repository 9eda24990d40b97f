import { cartStorageKey, createStore, selectCartItems, selectPopup } from '@site/shared';
import { cartLine, cartPart, patternAttribute, setCartBeforeRemoval, steps } from '@site/shared/early';
import { createMemoryNavigation, SiteHarness } from '@site/shared/testing';
import { act, screen } from '@testing-library/react';
import { type ComponentType, lazy, Suspense, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import CartPanel from '../exposes/CartPanel';
import { lineTemplate } from './lineTemplate';

let store = createStore();
const onHydrated = jest.fn();

function Panel() {
  useLayoutEffect(onHydrated, []);
  return <CartPanel />;
}

const page = (Content: ComponentType) => (
  <SiteHarness store={store} navigation={createMemoryNavigation('/')} setPageHead={() => {}}>
    <Suspense>
      <Content />
    </Suspense>
  </SiteHarness>
);

const line = renderToString(
  <li {...cartLine('A')}>
    <button type="button" {...steps(1)} />
  </li>,
);

afterEach(() => {
  localStorage.clear();
  delete window.earlyRemoval;
});

/** Hydrates the panel in a page whose cart holds a product. @param press in the task of the hydration */
async function hydratePanel(press: (container: Element) => void) {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page(Panel));
  container.id = 'root';
  container.setAttribute(patternAttribute, '/');
  document.body.replaceChildren(container);
  const item = { id: 'A', name: 'A', price: 10, imagePath: '/A.svg', quantity: 1 };
  localStorage.setItem(cartStorageKey, JSON.stringify([item]));
  let arrive = (_: { default: ComponentType }) => {};
  const Late = lazy(() => new Promise<{ default: ComponentType }>((resolve) => (arrive = resolve)));
  await act(async () => void hydrateRoot(container, page(Late)));
  onHydrated.mockImplementationOnce(() => press(container));
  await act(async () => arrive({ default: Panel }));
}

beforeEach(() => {
  store = createStore();
});

test('a press on an early line that ends in the task of the hydration counts', async () => {
  await hydratePanel((container) => {
    expect(selectCartItems(store.getState())).toHaveLength(1);
    const [[attribute, value] = []] = Object.entries(cartPart('lines'));
    const list = container.querySelector(`[${attribute}=${value}]`) as Element;
    list.innerHTML = line;
    list.querySelector('button')?.click();
  });
  expect(selectCartItems(store.getState()).map(({ quantity }) => quantity)).toEqual([2]);
});

test('a removal by the first responder can be undone', async () => {
  const gone = { id: 'B', name: 'B', price: 1, imagePath: '', quantity: 1 };
  await hydratePanel(() => setCartBeforeRemoval([gone, ...selectCartItems(store.getState())]));
  await act(async () => screen.getByRole('button', { name: 'Desfazer' }).click());
  expect(selectCartItems(store.getState()).map(({ id }) => id)).toEqual(['B', 'A']);
});

test('such a press on the button for a quote asks for the stored products', async () => {
  await hydratePanel((container) => {
    [...container.querySelectorAll('button')].find((button) => button.textContent === 'Finalizar Compra')?.click();
  });
  expect(selectPopup(store.getState()).content?.items).toMatchObject([{ id: 'A', quantity: 1 }]);
});

test('links in the template have rel=nofollow, so that crawlers do not follow them', () => {
  const html = renderToString(lineTemplate);
  expect(html.match(/<a [^>]*>/g)).toEqual([expect.stringMatching(/ href="\/produtos\/\{id\}" rel="nofollow"/)]);
});
