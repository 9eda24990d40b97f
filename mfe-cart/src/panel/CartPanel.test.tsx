import { cartOpened, cartStorageKey, panelClosed, selectCartItems, selectPopup } from '@site/shared';
import type { CartableProduct, CartItem, RemoteModules } from '@site/shared/contracts';
import { renderInSite } from '@site/shared/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CartPanel from '../exposes/CartPanel';

afterEach(() => localStorage.clear());

type SampleLine = Partial<CartItem> & { readonly id: string };

/** Stores a cart for the page to start with. */
function save(...lines: SampleLine[]) {
  const items = lines.map((it) => ({ name: it.id, price: 10, imagePath: `/${it.id}.svg`, quantity: 1, ...it }));
  localStorage.setItem(cartStorageKey, JSON.stringify(items));
}

function renderPanel(...lines: SampleLine[]) {
  save(...lines);
  return renderInSite(<CartPanel />);
}

const minus = (name: string) => screen.getByRole('button', { name: `Diminuir quantidade de ${name}` });
const plus = (name: string) => screen.getByRole('button', { name: `Aumentar quantidade de ${name}` });
const line = (name: string) => {
  const found = screen.getAllByRole('listitem').find((item) => within(item).queryByRole('link', { name }));
  if (!found) throw new Error(`There is no line ${name}.`);
  return within(found);
};

test('plus adds one, minus subtracts one, and both are announced', async () => {
  renderPanel({ id: 'A', price: 10 });
  await userEvent.click(plus('A'));
  expect(line('A').getByText('2')).toBeVisible();
  expect(line('A').getByText('R$ 20,00')).toBeVisible();
  expect(screen.getByText('Total: R$ 20,00')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('A: quantidade 2');

  await userEvent.click(minus('A'));
  expect(line('A').getByText('1')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('A: quantidade 1');
});

test('minus on the last unit removes the line and focuses the next line, the last one, or the link', async () => {
  renderPanel({ id: 'A' }, { id: 'B' }, { id: 'C' });
  await userEvent.click(minus('B'));
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('status')).toHaveTextContent('B saiu do carrinho');
  expect(minus('C')).toHaveFocus();

  await userEvent.click(minus('C'));
  expect(minus('A')).toHaveFocus();

  await userEvent.click(minus('A'));
  expect(screen.getByText('Seu carrinho está vazio.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver produtos' })).toHaveFocus();
});

test('a change in another tab does not move the focus', () => {
  renderPanel({ id: 'A' }, { id: 'B' });
  plus('A').focus();
  save({ id: 'A' });
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: cartStorageKey })));
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(plus('A')).toHaveFocus();
});

test('Finalizar Compra opens the popup with what is in the cart and still in the catalogue, and leaves the cart as it is', async () => {
  const { store } = renderPanel({ id: 'A' }, { id: 'B', quantity: 3 }, { id: 'C', isGone: true });
  expect(screen.getByText('Leva a um pedido de orçamento.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Finalizar Compra' }));
  expect(selectPopup(store.getState())).toEqual({
    open: true,
    content: {
      kind: 'purchase-unavailable',
      origin: 'Carrinho: 1 × A, 3 × B, 1 × C',
      items: [expect.objectContaining({ id: 'A', quantity: 1 }), expect.objectContaining({ id: 'B', quantity: 3 })],
    },
  });
  expect(selectCartItems(store.getState())).toHaveLength(3);
});

test('chat and telephone are below; the chat has the list of what is still in the catalogue', () => {
  renderPanel({ id: 'A', quantity: 2 }, { id: 'B', isGone: true });
  const chat = new URL(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href') ?? '');
  expect(chat.searchParams.get('text')).toBe(
    'Olá, gostaria de um orçamento para 2 itens:\n- 2 × A (A), R$ 10,00 cada: R$ 20,00',
  );
  expect(screen.getByRole('link', { name: '(21) 0000-0000' })).toHaveAttribute('href', 'tel:+552100000000');
});

describe('Limpar carrinho', () => {
  async function clear() {
    await userEvent.click(screen.getByRole('button', { name: 'Opções do carrinho' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Limpar carrinho' }));
  }

  test('is announced, and undone with quantities and order, beside what another tab has added since', async () => {
    const lines = [{ id: 'A', quantity: 5 }, { id: 'B' }];
    const { store } = renderPanel(...lines);
    await clear();
    expect(screen.getByRole('status')).toHaveTextContent(/^Carrinho limpo\./);
    save({ id: 'C' });
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: cartStorageKey })));
    await userEvent.click(undo());
    expect(selectCartItems(store.getState())).toMatchObject([...lines, { id: 'C' }]);
    expect(JSON.parse(localStorage.getItem(cartStorageKey) ?? '')).toMatchObject([...lines, { id: 'C' }]);
    expect(screen.getByRole('status')).toHaveTextContent('Os produtos voltaram ao carrinho.');
    expect(minus('A')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull();
  });
});

const undo = () => screen.getByRole('button', { name: 'Desfazer' });

test('the removal of a line by minus can be undone until the panel closes', async () => {
  const { store } = renderPanel({ id: 'A' }, { id: 'B' }, { id: 'C' });
  act(() => void store.dispatch(cartOpened()));
  await userEvent.click(minus('B'));
  await userEvent.click(undo());
  expect(selectCartItems(store.getState()).map(({ id }) => id)).toEqual(['A', 'B', 'C']);
  expect(minus('B')).toHaveFocus();
  await userEvent.click(minus('C'));
  expect(undo()).toBeVisible();
  act(() => void store.dispatch(panelClosed()));
  expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull();
});

test('a missing image is replaced by a neutral icon', () => {
  renderPanel({ id: 'A', imagePath: '/gone.svg' }, { id: 'B', imagePath: '' });
  expect(screen.getAllByRole('presentation')).toHaveLength(1);
  fireEvent.error(screen.getByRole('presentation'));
  expect(screen.queryByRole('presentation')).toBeNull();
  expect(line('A').getByText('R$ 10,00')).toBeVisible();
});

test('markup in a stored name is shown as text, and a stored id is escaped in the link', () => {
  renderPanel({ id: '../login?x=', name: '<img src=x onerror=alert(1)>' });
  const link = screen.getByRole('link', { name: '<img src=x onerror=alert(1)>' });
  expect(link).toHaveAttribute('href', '/produtos/..%2Flogin%3Fx%3D');
});

test('a line shows changes of the catalogue until the panel closes; removed products are not in the total', async () => {
  const { store } = renderPanel(
    { id: 'A', price: 649.9, previousPrice: 612.9 },
    { id: 'B', price: 10, isGone: true },
    { id: 'C', price: 5, quantity: 2 },
  );
  expect(line('A').getByText('O preço mudou de R$ 612,90 para R$ 649,90.')).toBeVisible();
  expect(line('B').getByText('Não está mais no catálogo.')).toBeVisible();
  expect(line('B').queryByText(/R\$/)).not.toBeInTheDocument();
  expect(screen.getByText('Total: R$ 659,90')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(
    'A: O preço mudou de R$ 612,90 para R$ 649,90. B: Não está mais no catálogo.',
  );
  act(() => void store.dispatch(cartOpened()));
  act(() => void store.dispatch(panelClosed()));
  expect(line('A').queryByText(/O preço mudou/)).not.toBeInTheDocument();
  expect(line('B').getByText('Não está mais no catálogo.')).toBeVisible();
});

test('the notes are announced once, so that a removal is announced alone', async () => {
  renderPanel({ id: 'A', isGone: true }, { id: 'B', isGone: true });
  expect(screen.getByRole('status')).toHaveTextContent('A: Não está mais no catálogo. B: Não está mais no catálogo.');
  await userEvent.click(minus('A'));
  expect(screen.getByRole('status')).toHaveTextContent(/^A saiu do carrinho$/);
});

describe('the products of the catalogue remote', () => {
  const product = (id: string, price: number): CartableProduct => ({ id, name: id, price, imagePath: '' });
  const asked = jest.fn();
  beforeEach(() => asked.mockClear());

  function renderWith(catalogue: RemoteModules['mfe_catalog/products'] | undefined, ...lines: SampleLine[]) {
    save(...lines);
    const remotes = {
      get 'mfe_catalog/products'() {
        asked();
        return catalogue;
      },
    };
    const { store } = renderInSite(<CartPanel />, { remotes: remotes as Partial<RemoteModules> });
    return {
      open: () => act(async () => void store.dispatch(cartOpened())),
      close: () => act(async () => void store.dispatch(panelClosed())),
    };
  }

  test('are loaded each time that a cart with lines opens, and not before', async () => {
    const panel = renderWith({ default: [product('A', 12), product('C', 1)] }, { id: 'A' }, { id: 'B' });
    expect(asked).not.toHaveBeenCalled();
    await panel.open();
    expect(line('A').getByText('O preço mudou de R$ 10,00 para R$ 12,00.')).toBeVisible();
    expect(line('B').getByText('Não está mais no catálogo.')).toBeVisible();
    expect(screen.getByText('Total: R$ 12,00')).toBeVisible();
    await panel.close();
    // A page of an earlier release in another tab writes this cart.
    save({ id: 'C', price: 3 });
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: cartStorageKey })));
    await panel.open();
    expect(line('C').getByText('O preço mudou de R$ 3,00 para R$ 1,00.')).toBeVisible();
  });

  test('are applied once while the cart is open, even if another tab changes the cart', async () => {
    const panel = renderWith({ default: [product('A', 12)] }, { id: 'A' });
    await panel.open();
    for (const lines of [[], [{ id: 'A', price: 9 }]]) {
      save(...lines);
      await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: cartStorageKey })));
    }
    expect(screen.getByText('Total: R$ 9,00')).toBeVisible();
  });

  test.each([
    ['that cannot be loaded', undefined],
    ['that form an empty list', { default: [] }],
    ['of another format', { default: {} as readonly CartableProduct[] }],
  ])('%s leave the lines unchanged', async (_case, catalogue) => {
    const panel = renderWith(catalogue, { id: 'A' }, { id: 'B' });
    await panel.open();
    expect(asked).toHaveBeenCalled();
    expect(screen.getByText('Total: R$ 20,00')).toBeVisible();
    expect(screen.queryByText(/mudou|não está/i)).toBeNull();
  });
});

test('a cart of products that are all gone from the catalogue starts an empty chat, and a request without products', async () => {
  const { store } = renderPanel({ id: 'A', isGone: true });
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', 'https://wa.me/5521999990000');
  await userEvent.click(screen.getByRole('button', { name: 'Finalizar Compra' }));
  expect(selectPopup(store.getState()).content?.items).toEqual([]);
});

test('a stored previous price that is not a number shows no note', () => {
  renderPanel({ id: 'A', price: 1, previousPrice: 'x' as unknown as number });
  expect(line('A').queryByText(/O preço mudou/)).not.toBeInTheDocument();
});
