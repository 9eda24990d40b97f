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

test('closed, it holds nothing', () => {
  renderShell();
  expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument();
  expect(screen.queryByText('Área do Usuário')).not.toBeInTheDocument();
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
