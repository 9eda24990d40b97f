import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeProvider, maria } from '../testing/fakeProvider';
import { renderWithSession } from '../testing/renderWithSession';
import { UserMenu } from './UserMenu';

afterEach(() => localStorage.clear());

test('a press outside closes the header’s list, and so does the focus leaving it', async () => {
  localStorage.setItem('session-hint', '{"firstName":"Maria"}');
  const { store } = await renderWithSession(
    <>
      <UserMenu placement="header" />
      <p>Texto</p>
      <button type="button">Fora</button>
    </>,
    { provider: createFakeProvider(maria) },
  );
  await waitFor(() => expect(store.getState().session.status).toBe('signed-in'));
  const user = userEvent.setup();
  const greeting = document.querySelector('summary') as HTMLElement;
  const orders = screen.getByRole('link', { name: 'Meus pedidos' });

  await user.click(greeting);
  expect(orders).toBeVisible();
  // React stops events at its root while a part of the page waits for its code.
  screen.getByText('Texto').addEventListener('pointerdown', (event) => event.stopPropagation());
  await user.click(screen.getByText('Texto'));
  expect(orders).not.toBeVisible();

  await user.click(greeting);
  for (const _ of 'abc') await user.tab();
  expect(screen.getByRole('button', { name: 'Sair' })).toHaveFocus();
  screen.getByRole('button', { name: 'Fora' }).addEventListener('focusin', (event) => event.stopPropagation());
  await user.tab();
  expect(orders).not.toBeVisible();
});
