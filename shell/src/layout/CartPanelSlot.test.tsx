import { cartOpened, panelClosed, selectPanel } from '@site/shared';
import { act, screen, within } from '@testing-library/react';
import { renderShell } from '../testing/renderShell';

beforeEach(() => {
  const item = { id: 'AP-10L', name: 'AP', price: 1, imagePath: '', quantity: 2 };
  localStorage.setItem('cartItems', JSON.stringify([item, { ...item, id: 'CO2-4KG', quantity: 1 }]));
});
afterEach(() => localStorage.clear());

test('the closed panel is empty; the open one counts the items in its title and shows the cart remote’s content', () => {
  const { store } = renderShell();
  expect(screen.queryByText('Conteúdo do carrinho')).not.toBeInTheDocument();
  act(() => void store.dispatch(cartOpened()));
  const dialog = screen.getByRole('dialog', { name: 'Meu carrinho (3)' });
  expect(within(dialog).getByText('Conteúdo do carrinho')).toBeVisible();
  // The close button, the overlay and Escape call close() too.
  act(() => (dialog as HTMLDialogElement).close());
  expect(selectPanel(store.getState())).toBe('none');
});

test('opening the dialog element directly updates the store and shows the content', async () => {
  const { store, container } = renderShell();
  await act(async () => container.querySelector<HTMLDialogElement>('#cart')?.showModal());
  expect(selectPanel(store.getState())).toBe('cart');
  expect(screen.getByText('Conteúdo do carrinho')).toBeVisible();
});

test('the panel removes its content 300 ms after closing and shows it again when reopened', () => {
  jest.useFakeTimers();
  const { store } = renderShell();
  act(() => void store.dispatch(cartOpened()));
  act(() => void store.dispatch(panelClosed()));
  act(() => jest.advanceTimersByTime(299));
  expect(screen.getByText('Conteúdo do carrinho')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByText('Conteúdo do carrinho')).not.toBeInTheDocument();
  act(() => void store.dispatch(cartOpened()));
  expect(screen.getByText('Conteúdo do carrinho')).toBeVisible();
  jest.useRealTimers();
});
