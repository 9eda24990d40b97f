import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Modal } from './Modal';

const onClose = jest.fn();

beforeEach(() => {
  onClose.mockReset();
  // jsdom has no layout, so every element would count as hidden.
  jest.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
});
afterEach(() => jest.restoreAllMocks());

const modal = (open: boolean, more: { id?: string; onOpen?: () => void } = {}) => (
  <Modal {...more} open={open} onClose={onClose} title="Aviso" actions={<button type="button">Opções</button>}>
    <p>Texto</p>
    <button type="button">Enviar</button>
    <button type="button" tabIndex={-1}>
      Só com o mouse
    </button>
  </Modal>
);

const dialog = () => screen.getByRole('dialog', { name: 'Aviso' });
const button = (name: string) => screen.getByRole('button', { name });

test('its button and the backdrop request closing; its content and a text selection that ends outside do not', async () => {
  render(modal(true));
  await userEvent.click(screen.getByText('Texto'));
  fireEvent.pointerDown(screen.getByText('Texto'));
  fireEvent.pointerUp(dialog());
  fireEvent.click(dialog());
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(dialog());
  expect(onClose).toHaveBeenCalledTimes(1);
  (screen.getByText('Texto').closest('dialog') as HTMLDialogElement).showModal();
  await userEvent.click(button('Fechar'));
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('a dialog that the browser closes, for example by Escape, calls onClose', () => {
  render(modal(true));
  (dialog() as HTMLDialogElement).close();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a close event that arrives after the dialog was opened again is ignored', () => {
  render(modal(true));
  fireEvent(dialog(), new Event('close'));
  expect(onClose).not.toHaveBeenCalled();
});

describe('a modal with an id', () => {
  test('has its content in the HTML while closed, and a button that closes it without React', () => {
    const { container, rerender } = render(modal(false, { id: 'aviso' }));
    expect(container.querySelector('#aviso')).toHaveTextContent('Texto');
    rerender(modal(true, { id: 'aviso' }));
    expect(button('Fechar')).toHaveAttribute('commandfor', 'aviso');
    expect(button('Fechar')).toHaveAttribute('command', 'close');
    rerender(modal(false, { id: 'aviso' }));
    expect(container.querySelector('#aviso')).toHaveTextContent('Texto');
  });

  test.each([true, false])(
    'that was opened before hydration stays open and calls onOpen, if given (%s)',
    async (tells) => {
      const onOpen = jest.fn();
      const element = modal(false, { id: 'aviso', ...(tells && { onOpen }) });
      const container = document.createElement('div');
      document.body.append(container);
      container.innerHTML = renderToString(element);
      container.querySelector('dialog')?.showModal();
      const errors = jest.fn();
      const error = jest.spyOn(console, 'error');
      await act(async () => void hydrateRoot(container, element, { onRecoverableError: errors }));
      expect(dialog()).toBeVisible();
      expect(onOpen).toHaveBeenCalledTimes(tells ? 1 : 0);
      expect(errors).not.toHaveBeenCalled();
      expect(error).not.toHaveBeenCalled();
      container.remove();
    },
  );
});

test('a dialog that was closed before React knew that it was open is not opened again', async () => {
  const props = { id: 'aviso', onOpen: () => {} };
  const { container, rerender } = render(modal(false, props));
  const element = container.querySelector('dialog');
  await act(async () => element?.showModal());
  element?.close();
  onClose.mockClear();
  rerender(modal(true, props));
  expect(element?.open).toBe(false);
  expect(onClose).toHaveBeenCalledTimes(1);
  rerender(modal(false, props));
  rerender(modal(true, props));
  expect(element?.open).toBe(true);
});

test('Tab cycles through the elements of the modal in both directions', async () => {
  render(modal(true));
  button('Enviar').focus();
  await userEvent.tab();
  expect(button('Opções')).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(button('Enviar')).toHaveFocus();
});
