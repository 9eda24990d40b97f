import { closePopup, openPopup } from '@site/shared';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderShell } from '../testing/renderShell';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const content = () => screen.queryByText('Formulário de Carrinho');
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

function openedPopup() {
  const { store } = renderShell();
  const open = (origin: string) => act(() => void store.dispatch(openPopup({ kind: 'purchase-unavailable', origin })));
  open('Carrinho');
  return { open, close: () => act(() => void store.dispatch(closePopup())) };
}

test('the popup shows the cart remote’s form for its origin until 300 ms after closing (spec 2, Popup)', () => {
  openedPopup();
  expect(screen.getByRole('dialog', { name: 'Compra Indisponível' })).toContainElement(content());
  fireEvent.click(screen.getByRole('button', { name: 'Fechar' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  wait(299);
  expect(content()).toBeInTheDocument();
  wait(1);
  expect(content()).not.toBeInTheDocument();
});

test('the title of the content replaces the popup’s own', () => {
  const { store } = renderShell();
  const popup = { kind: 'purchase-unavailable', origin: 'Carrinho', title: 'Pedido enviado' } as const;
  act(() => void store.dispatch(openPopup(popup)));
  expect(screen.getByRole('dialog', { name: 'Pedido enviado' })).toContainElement(content());
});

test('the popup waits 300 ms anew when it is closed a second time', () => {
  const { open, close } = openedPopup();
  close();
  wait(200);
  open('Carrinho');
  close();
  wait(299);
  expect(content()).toBeInTheDocument();
  wait(1);
  expect(content()).not.toBeInTheDocument();
});
