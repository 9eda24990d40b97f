import { mainNavigation, menuOpened, selectPanel } from '@site/shared';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderShell } from '../testing/renderShell';

function openMenu(at = '/') {
  const { store } = renderShell({ at });
  act(() => void store.dispatch(menuOpened()));
  return {
    menu: within(screen.getByRole('dialog', { name: 'Menu' })),
    isOpen: () => selectPanel(store.getState()) === 'menu',
  };
}

test('closed, it has its content already, and the header’s button opens it by itself', () => {
  const { container } = renderShell();
  expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument();
  expect(container.querySelector('dialog#menu')).toHaveTextContent('Área do Usuário');
  expect(screen.getByRole('button', { name: 'Abrir menu' })).toHaveAttribute('commandfor', 'menu');
  expect(screen.getByRole('button', { name: 'Abrir menu' })).toHaveAttribute('command', 'show-modal');
});

test('opened by something else, the store follows; on a screen that has no menu it closes', async () => {
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

test("its sections are 'Área do Usuário' and 'Navegação' (spec 2, Layout)", () => {
  const { menu } = openMenu('/empresa');
  expect(within(menu.getByRole('region', { name: 'Área do Usuário' })).getByText('Usuário em side-menu')).toBeVisible();
  const links = within(menu.getByRole('navigation', { name: 'Navegação' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    mainNavigation.map(({ label, to }) => [label, to]),
  );
  expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('Empresa');
});

test.each(['Contato', 'Home'])('following the link %s closes it, also to the page that is there already', (name) => {
  const { menu, isOpen } = openMenu('/');
  fireEvent.click(menu.getByRole('link', { name }));
  expect(isOpen()).toBe(false);
});

test('its button closes it', () => {
  const { menu, isOpen } = openMenu();
  fireEvent.click(menu.getByRole('button', { name: 'Fechar' }));
  expect(isOpen()).toBe(false);
});
