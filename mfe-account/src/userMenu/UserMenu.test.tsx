import { selectPanel, signedIn } from '@site/shared';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeProvider, maria } from '../testing/fakeProvider';
import { renderWithSession } from '../testing/renderWithSession';
import { UserMenu } from './UserMenu';

const user = userEvent.setup();
/** What opens the list of the header. */
function greeting(text = 'Olá, Maria'): HTMLElement {
  const summary = document.querySelector('summary');
  if (!summary) throw new Error('nobody is greeted');
  expect(summary).toHaveTextContent(text);
  return summary;
}

const orders = () => screen.getByRole('link', { name: 'Meus pedidos' });

afterEach(() => localStorage.clear());

async function renderSignedIn(placement: 'header' | 'side-menu', displayName: string | null = maria.displayName) {
  localStorage.setItem('session-hint', '{"firstName":"Maria"}');
  const result = await renderWithSession(
    <>
      <UserMenu placement={placement} />
      <p>Texto</p>
      <button type="button">Fora</button>
    </>,
    { provider: createFakeProvider({ ...maria, displayName }) },
  );
  await waitFor(() => expect(result.store.getState().session.status).toBe('signed-in'));
  return result;
}

test.each(['header', 'side-menu'] as const)(
  '%s, signed out: a single link to the login (spec 2, User menu)',
  async (placement) => {
    await renderWithSession(<UserMenu placement={placement} />);
    expect(screen.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/login');
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  },
);

test.each([
  ['Maria da Silva', 'Olá, Maria'],
  [null, 'Olá, Usuário'],
  ['<script>alert(1)</script>', 'Olá, <script>alert(1)</script>'],
])('greets %s with "%s" (spec 2, User menu)', async (displayName, text) => {
  await renderSignedIn('header', displayName);
  expect(greeting(text)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Entrar' })).not.toBeInTheDocument();
});

test('header: the button opens and closes the list; Escape closes it and goes back to the button', async () => {
  await renderSignedIn('header');
  expect(orders()).not.toBeVisible();
  await user.click(greeting());
  expect(orders()).toBeVisible();
  await user.click(greeting());
  expect(orders()).not.toBeVisible();
  await user.click(greeting());
  await user.tab();
  expect(orders()).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(orders()).not.toBeVisible();
  expect(greeting()).toHaveFocus();
});

test('header: a press outside closes the list, and so does the focus that leaves it', async () => {
  await renderSignedIn('header');
  await user.click(greeting());
  // As React does at its root where a part of the page waits for its code.
  screen.getByText('Texto').addEventListener('pointerdown', (event) => event.stopPropagation());
  await user.click(screen.getByText('Texto'));
  expect(orders()).not.toBeVisible();
  await user.click(greeting());
  for (const _ of 'abc') await user.tab();
  expect(screen.getByRole('button', { name: 'Sair' })).toHaveFocus();
  screen.getByRole('button', { name: 'Fora' }).addEventListener('focusin', (event) => event.stopPropagation());
  await user.tab();
  expect(orders()).not.toBeVisible();
});

test('header: my orders is a page, and the list closes behind it; my cart opens the cart, with the focus to come back to', async () => {
  const { path, store } = await renderSignedIn('header');
  await user.click(greeting());
  await user.click(orders());
  expect(path()).toBe('/meus-pedidos');
  expect(orders()).not.toBeVisible();
  await user.click(greeting());
  await user.click(screen.getByRole('button', { name: 'Meu carrinho' }));
  expect(selectPanel(store.getState())).toBe('cart');
  expect(greeting()).toHaveFocus();
});

test('side menu: a plain list with the same entries', async () => {
  const { store } = await renderSignedIn('side-menu');
  expect(screen.getByText(/^Olá,/)).toHaveTextContent('Olá, Maria');
  expect(screen.getByRole('link', { name: 'Meus pedidos' })).toHaveAttribute('href', '/meus-pedidos');
  await user.click(screen.getByRole('button', { name: 'Meu carrinho' }));
  expect(selectPanel(store.getState())).toBe('cart');
  await user.click(screen.getByRole('button', { name: 'Sair' }));
  expect(await screen.findByRole('link', { name: 'Entrar' })).toBeVisible();
});

test('sign-out leads to the signed-out menu, focus included', async () => {
  const { store } = await renderSignedIn('header');
  await user.click(greeting());
  await user.dblClick(screen.getByRole('button', { name: 'Sair' }));
  expect(await screen.findByRole('link', { name: 'Entrar' })).toHaveFocus();
  expect(store.getState().session).toEqual({ status: 'signed-out', user: null });
});

test('follows a session that starts elsewhere', async () => {
  const { store } = await renderWithSession(<UserMenu placement="header" />);
  act(() => void store.dispatch(signedIn(maria)));
  expect(greeting()).toBeVisible();
});
