import { mainNavigation, menuOpened, selectPanel } from '@site/shared';
import { act, screen, within } from '@testing-library/react';
import { renderShell } from '../testing/renderShell';

test('opening the dialog element directly updates the store; on a wide screen it closes again', async () => {
  const { store, container } = renderShell();
  const menu = container.querySelector<HTMLDialogElement>('#menu');
  await act(async () => menu?.showModal());
  expect(selectPanel(store.getState())).toBe('menu');
  act(() => menu?.close());
  const query = { matches: true, addEventListener() {}, removeEventListener() {} };
  jest.spyOn(window, 'matchMedia').mockReturnValue(query as unknown as MediaQueryList);
  await act(async () => menu?.showModal());
  expect(selectPanel(store.getState())).toBe('none');
  expect(menu?.open).toBe(false);
  jest.restoreAllMocks();
});

test('the menu has all main pages, and chat and telephone below them', () => {
  const { store } = renderShell();
  act(() => void store.dispatch(menuOpened()));
  const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
  const linksIn = (part: HTMLElement) =>
    within(part)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(linksIn(menu.getByRole('navigation', { name: 'Navegação' }))).toEqual(
    mainNavigation.map(({ label, to }) => [label, to]),
  );
  expect(linksIn(menu.getByRole('heading', { name: 'Contato' }).parentElement as HTMLElement)).toEqual([
    ['WhatsApp', 'https://wa.me/5521999990000'],
    ['(21) 0000-0000', 'tel:+552100000000'],
  ]);
});
