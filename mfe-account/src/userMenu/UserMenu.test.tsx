import { selectPanel } from '@site/shared';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeProvider, maria } from '../testing/fakeProvider';
import { renderWithSession } from '../testing/renderWithSession';
import { UserMenu } from './UserMenu';

const user = userEvent.setup();
/** Finds the summary that opens the header's list and checks its text. */
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
  'signed out, the %s menu is a single link to the sign-in page (spec 2, User menu)',
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
])('the menu greets a user with the name %s as "%s" (spec 2, User menu)', async (displayName, text) => {
  await renderSignedIn('header', displayName);
  expect(greeting(text)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Entrar' })).not.toBeInTheDocument();
});

test('the header’s button opens and closes the list; Escape closes it and focuses the button', async () => {
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

test('a press outside closes the header’s list, and so does the focus leaving it', async () => {
  await renderSignedIn('header');
  await user.click(greeting());
  // React stops events at its root while a part of the page waits for its code.
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

test('Meus pedidos opens its page and closes the list; Meu carrinho opens the cart and focuses the button', async () => {
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

test('a sign-out shows the signed-out menu and focuses its link', async () => {
  const { store } = await renderSignedIn('header');
  await user.click(greeting());
  await user.dblClick(screen.getByRole('button', { name: 'Sair' }));
  expect(await screen.findByRole('link', { name: 'Entrar' })).toHaveFocus();
  expect(store.getState().session).toEqual({ status: 'signed-out', user: null });
});
