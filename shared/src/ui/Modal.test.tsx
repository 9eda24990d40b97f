import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Modal } from './Modal';

const onClose = jest.fn();

beforeEach(() => {
  onClose.mockReset();
  // jsdom lays nothing out: everything would count as hidden.
  jest.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
});
afterEach(() => jest.restoreAllMocks());

const modal = (open: boolean) => (
  <Modal open={open} onClose={onClose} title="Aviso" actions={<button type="button">Opções</button>}>
    <p>Texto</p>
    <button type="button">Enviar</button>
    <button type="button" tabIndex={-1}>
      Só com o mouse
    </button>
  </Modal>
);

const dialog = () => screen.getByRole('dialog', { name: 'Aviso' });
const button = (name: string) => screen.getByRole('button', { name });

test('opens and closes as it is told', () => {
  const { rerender } = render(modal(false));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  rerender(modal(true));
  expect(dialog()).toBeVisible();
  rerender(modal(false));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
});

test('its button asks to close it', async () => {
  render(modal(true));
  await userEvent.click(button('Fechar'));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('the backdrop asks to close it, the content does not', async () => {
  render(modal(true));
  await userEvent.click(screen.getByText('Texto'));
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(dialog());
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('text that is selected past the edge does not close it', () => {
  render(modal(true));
  fireEvent.pointerDown(screen.getByText('Texto'));
  fireEvent.pointerUp(dialog());
  fireEvent.click(dialog());
  expect(onClose).not.toHaveBeenCalled();
});

test('Escape asks to close it, and leaves the closing to its owner', () => {
  render(modal(true));
  const cancel = createEvent('cancel', dialog(), { cancelable: true });
  fireEvent(dialog(), cancel);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(cancel.defaultPrevented).toBe(true);
});

test('a browser that closes it by itself is followed', () => {
  render(modal(true));
  fireEvent(dialog(), new Event('close'));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('Tab goes round inside it, both ways', async () => {
  render(modal(true));
  button('Enviar').focus();
  await userEvent.tab();
  expect(button('Opções')).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(button('Enviar')).toHaveFocus();
});
