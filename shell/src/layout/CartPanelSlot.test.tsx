import { cartOpened } from '@site/shared';
import { act, createEvent, fireEvent, screen, within } from '@testing-library/react';
import { renderShell } from '../testing/renderShell';

beforeEach(() => {
  const item = { id: 'AP-10L', name: 'AP', price: 1, imagePath: '', quantity: 2 };
  localStorage.setItem('cartItems', JSON.stringify([item, { ...item, id: 'CO2-4KG', quantity: 1 }]));
});
afterEach(() => localStorage.clear());

const panel = () => screen.queryByRole('dialog');

function openCart(): HTMLElement {
  const { store } = renderShell();
  act(() => void store.dispatch(cartOpened()));
  return screen.getByRole('dialog', { name: 'Meu carrinho (3)' });
}

test('closed, it holds nothing', () => {
  renderShell();
  expect(panel()).not.toBeInTheDocument();
  expect(screen.queryByText('Conteúdo do carrinho')).not.toBeInTheDocument();
});

test('its title counts the items, its content is the cart team’s', () => {
  expect(within(openCart()).getByText('Conteúdo do carrinho')).toBeVisible();
});

test('the close button closes it', () => {
  fireEvent.click(within(openCart()).getByRole('button', { name: 'Fechar' }));
  expect(panel()).not.toBeInTheDocument();
});

test('a click on the overlay closes it, one on the content does not', () => {
  const dialog = openCart();
  fireEvent.click(within(dialog).getByText('Conteúdo do carrinho'));
  expect(panel()).toBeVisible();
  fireEvent.click(dialog);
  expect(panel()).not.toBeInTheDocument();
});

test('Escape closes it', () => {
  const dialog = openCart();
  fireEvent(dialog, createEvent('cancel', dialog, { cancelable: true }));
  expect(panel()).not.toBeInTheDocument();
});
