import { cartStorageKey, createStore, selectCartItems } from '@site/shared';
import { cartLine, cartPart, patternAttribute, steps } from '@site/shared/early';
import { createMemoryNavigation, SiteHarness } from '@site/shared/testing';
import { act } from '@testing-library/react';
import { type ComponentType, lazy, Suspense, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import CartPanel from '../exposes/CartPanel';

const store = createStore();
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

afterEach(() => localStorage.clear());

test('a press on an early line that ends in the task of the hydration counts', async () => {
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
  expect(selectCartItems(store.getState())).toHaveLength(1);

  onHydrated.mockImplementationOnce(() => {
    const [[attribute, value] = []] = Object.entries(cartPart('lines'));
    const list = container.querySelector(`[${attribute}=${value}]`) as Element;
    list.innerHTML = line;
    list.querySelector('button')?.click();
  });
  await act(async () => arrive({ default: Panel }));
  expect(selectCartItems(store.getState()).map(({ quantity }) => quantity)).toEqual([2]);
});
