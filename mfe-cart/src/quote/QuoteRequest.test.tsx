import { cartStorageKey, closePopup, openPopup, type PopupDescription, selectPopup } from '@site/shared';
import type { CartItem, ContactFormProps, RemoteModules } from '@site/shared/contracts';
import { renderInSite } from '@site/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PurchaseUnavailable from '../exposes/PurchaseUnavailable';

afterEach(() => localStorage.clear());

const item = (id: string, changes: Partial<CartItem> = {}): CartItem => ({
  ...{ id, name: `Extintor ${id}`, price: 10.5, imagePath: `/${id}.svg`, quantity: 1 },
  ...changes,
});

const sent = { answer: 'Recebido.', preferredContact: 'whatsapp' } as const;

/** Stub of the form that shows its products and sends at a press. */
const form: Partial<RemoteModules> = {
  'mfe_content/ContactForm': {
    default: ({ variant, origin, items = [], onSent }: ContactFormProps) => (
      <button type="button" onClick={() => onSent?.(sent)}>
        {[variant, origin, ...items.map(({ id }) => id)].join()}
      </button>
    ),
  },
};

async function renderQuote(items: readonly CartItem[], remotes = form) {
  const { store } = await act(async () =>
    renderInSite(<PurchaseUnavailable origin="Carrinho" items={items} />, { remotes }),
  );
  const popup: PopupDescription = { kind: 'purchase-unavailable', origin: 'Carrinho', items };
  act(() => void store.dispatch(openPopup(popup)));
  return { store, popup };
}

const explanation = /ainda não está disponível.*em até 24 horas/;
const names = (within_: HTMLElement = document.body) =>
  within(within_)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('lists the products with quantity, price and subtotal, and gives them to the form', async () => {
  await renderQuote([item('A', { quantity: 2 }), item('B', { sobConsulta: true })]);
  expect(screen.getByRole('heading', { level: 3, name: 'Peça o orçamento destes 3 itens' })).toBeVisible();
  expect(screen.getByText(explanation)).toBeVisible();
  expect(names()).toEqual([
    'Extintor AQuantidade: 2 × R$ 10,50R$ 21,00',
    'Extintor BSob consultaQuantidade: 1 × R$ 10,50R$ 10,50',
  ]);
  expect(screen.getByText('Total: R$ 31,50')).toBeVisible();
  const chat = screen.getByRole('link', { name: /^Enviar pelo WhatsApp/ });
  expect(chat).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/5521999990000\?text=.*3%20itens/));
  expect(chat).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('button', { name: 'short,Carrinho,A,B' })).toBeVisible();
});

test('without the form’s code the popup keeps its text and offers a retry', async () => {
  jest.mocked(console.error).mockImplementation(() => {});
  await renderQuote([item('A')], {});
  expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  expect(screen.getByText(explanation)).toBeVisible();
});

test('a long list is folded after four lines, and none is lost', async () => {
  await renderQuote('ABCDEFG'.split('').map((id) => item(id, { quantity: 2 })));
  const folded = screen.getByText('e mais 6 itens').closest('details') as HTMLElement;
  expect(folded).not.toHaveAttribute('open');
  expect(names(folded)).toHaveLength(3);
  expect(names()).toHaveLength(7);
});

test('after sending, the next steps take the place of the form; the cart stays', async () => {
  localStorage.setItem(cartStorageKey, JSON.stringify([item('A')]));
  const { store, popup } = await renderQuote([item('A')]);
  await userEvent.click(screen.getByRole('button', { name: 'short,Carrinho,A' }));
  expect(selectPopup(store.getState())).toEqual({ open: true, content: { ...popup, title: 'Pedido enviado' } });
  expect(screen.queryByRole('button', { name: 'short,Carrinho,A' })).not.toBeInTheDocument();
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('Recebido.');
  expect(status.parentElement).toHaveFocus();
  expect(status.closest('[data-print]')).toHaveTextContent('Você pediu o orçamento de');
  expect(screen.getByText('Respondemos em até 24 horas, pelo WhatsApp.')).toBeVisible();
  expect(screen.getByRole('link', { name: '(21) 0000-0000' })).toHaveAttribute('href', 'tel:+552100000000');
  expect(screen.getByText(/carrinho continua como está/)).toBeVisible();
  expect(names(screen.getByRole('region', { name: 'Você pediu o orçamento de' }))).toHaveLength(1);
  expect(JSON.parse(localStorage.getItem(cartStorageKey) ?? '')).toHaveLength(1);
});

test('the short form without products changes the title too, but opens no popup that was closed meanwhile', async () => {
  const { store, popup } = await renderQuote([]);
  expect(screen.getByText(explanation)).toBeVisible();
  expect(screen.queryByRole('heading', { level: 3 })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /WhatsApp/ })).not.toBeInTheDocument();
  const send = () => userEvent.click(screen.getByRole('button', { name: 'short,Carrinho' }));
  act(() => void store.dispatch(closePopup()));
  await send();
  expect(selectPopup(store.getState())).toEqual({ open: false, content: popup });
  act(() => void store.dispatch(openPopup(popup)));
  await send();
  expect(selectPopup(store.getState()).content?.title).toBe('Pedido enviado');
});
