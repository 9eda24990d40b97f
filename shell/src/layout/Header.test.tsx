import { mainNavigation, selectPanel } from '@site/shared';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { renderShell } from '../testing/renderShell';

const item = (id: string, quantity: number) => ({ id, name: id, price: 1, imagePath: '', quantity });

function renderHeader(at = '/', quantities: readonly number[] = []) {
  const items = quantities.map((quantity, index) => item(`P${index}`, quantity));
  localStorage.setItem('cartItems', JSON.stringify(items));
  const { store } = renderShell({ at });
  return { store, header: within(screen.getByRole('banner')) };
}

afterEach(() => localStorage.clear());

test('the logo links to the first page and the navigation to the main pages (spec 2, Main navigation)', () => {
  const { header } = renderHeader();
  expect(header.getByRole('link', { name: 'Sentinela: página inicial' })).toHaveAttribute('href', '/');
  const links = within(header.getByRole('navigation', { name: 'Principal' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    mainNavigation.map(({ label, to }) => [label, to]),
  );
});

test.each([
  ['/', ['Home']],
  ['/servicos', ['Serviços']],
  ['/produtos/AP-10L', ['Produtos']],
  ['/meus-pedidos', []],
])('on %s the navigation marks as current page: %j', (at, names) => {
  const { header } = renderHeader(at);
  const current = header.queryAllByRole('link', { current: 'page' });
  expect(current.map((link) => link.textContent)).toEqual(names);
});

test.each([
  [[], '', 'Abrir carrinho'],
  [[1], '1', 'Abrir carrinho, 1 item'],
  [[2, 3], '5', 'Abrir carrinho, 5 itens'],
])('with quantities %j the badge of the cart button shows the total "%s"', (quantities, badge, name) => {
  const { header } = renderHeader('/', quantities);
  expect(screen.getByTestId('cart-badge').textContent).toBe(badge);
  expect(header.getByRole('button', { name })).toBeVisible();
});

test('the header’s buttons open the cart and the menu', () => {
  const { header, store } = renderHeader();
  fireEvent.click(header.getByRole('button', { name: 'Abrir carrinho' }));
  expect(selectPanel(store.getState())).toBe('cart');
  fireEvent.click(header.getByRole('button', { name: 'Abrir menu' }));
  expect(selectPanel(store.getState())).toBe('menu');
});

test('header and side menu show the account remote’s user menu, except on a visitors’ site without sign-in', () => {
  expect(renderHeader().header.getByText('Usuário em header')).toBeVisible();
  cleanup();
  renderShell({ config: { preview: false, firebase: null } });
  expect(screen.queryByText(/^Usuário em/)).toBeNull();
  expect(screen.queryByText('Área do Usuário')).toBeNull();
});
