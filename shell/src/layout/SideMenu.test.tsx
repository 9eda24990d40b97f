import { mainNavigation, menuOpened, selectPanel } from '@site/shared';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderShell } from '../testing/renderShell';

test('the closed menu already has its content, and the header’s button opens it without scripts', () => {
  const { container } = renderShell();
  expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument();
  expect(container.querySelector('dialog#menu')).toHaveTextContent('Área do Usuário');
  expect(screen.getByRole('button', { name: 'Abrir menu' })).toHaveAttribute('commandfor', 'menu');
  expect(screen.getByRole('button', { name: 'Abrir menu' })).toHaveAttribute('command', 'show-modal');
});

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

test('the menu has the two sections of spec 2 (Layout); a link closes it, even to the current page', () => {
  const { store } = renderShell({ at: '/empresa' });
  act(() => void store.dispatch(menuOpened()));
  const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
  expect(within(menu.getByRole('region', { name: 'Área do Usuário' })).getByText('Usuário em side-menu')).toBeVisible();
  const links = within(menu.getByRole('navigation', { name: 'Navegação' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    mainNavigation.map(({ label, to }) => [label, to]),
  );
  expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('Empresa');
  fireEvent.click(menu.getByRole('link', { name: 'Empresa' }));
  expect(selectPanel(store.getState())).toBe('none');
});

test('below them it has chat and telephone, with a heading', () => {
  const { store } = renderShell();
  act(() => void store.dispatch(menuOpened()));
  const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
  const heading = menu.getByRole('heading', { name: 'Contato' });
  const contact = within(heading.parentElement as HTMLElement);
  expect(contact.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['WhatsApp', 'https://wa.me/5521999990000'],
    ['(21) 0000-0000', 'tel:+552100000000'],
  ]);
});
