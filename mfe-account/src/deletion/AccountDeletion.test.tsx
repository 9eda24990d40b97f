import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrdersPage } from '../orders/OrdersPage';
import type { IdentityProvider, SignInMethod } from '../session/identityProvider';
import { writeHint } from '../session/savedSession';
import { createFakeProvider, maria } from '../testing/fakeProvider';
import { providerError, renderWithSession } from '../testing/renderWithSession';

beforeEach(() => {
  localStorage.clear();
  writeHint({ firstName: 'Maria' });
});

async function open(method: SignInMethod, deleteAccount?: IdentityProvider['deleteAccount']) {
  const signedIn = createFakeProvider(maria);
  const remove = jest.fn(deleteAccount ?? signedIn.deleteAccount);
  const rendered = await renderWithSession(<OrdersPage />, {
    provider: { ...signedIn, signInMethod: () => method, deleteAccount: remove },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Excluir minha conta' }));
  await screen.findByRole('form', { name: 'Excluir a conta' });
  return { ...rendered, remove };
}
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Excluir definitivamente' }));

test('the account is deleted with its password, and the visitor is signed out and told', async () => {
  const { store, remove } = await open('password');
  expect(screen.getByLabelText('Sua senha')).toHaveFocus();
  await userEvent.type(screen.getByLabelText('Sua senha'), 'Senha123!');
  await confirm();
  expect(await screen.findByText('Sua conta foi excluída.')).toBeVisible();
  expect(store.getState().session.status).toBe('signed-out');
  expect(remove.mock.calls).toEqual([['Senha123!']]);
});

test('an empty password asks for one, and deletes nothing', async () => {
  const { remove } = await open('password');
  await confirm();
  expect(await screen.findByText('A senha é obrigatória.')).toBeVisible();
  expect(remove).not.toHaveBeenCalled();
});

test('a wrong password stands below its field, and the account stays', async () => {
  const { store } = await open('password', () => Promise.reject(providerError('auth/wrong-password')));
  await userEvent.type(screen.getByLabelText('Sua senha'), 'errada');
  await confirm();
  await waitFor(() => expect(screen.getByLabelText('Sua senha')).toHaveAccessibleDescription('Senha incorreta.'));
  expect(screen.getByLabelText('Sua senha')).toHaveFocus();
  expect(store.getState().session.status).toBe('signed-in');
});

test('an account of Google is confirmed in the popup; closing it deletes nothing', async () => {
  const { remove } = await open('google');
  remove.mockRejectedValueOnce(providerError('auth/popup-closed-by-user'));
  expect(screen.queryByLabelText('Sua senha')).toBeNull();
  await confirm();
  expect(await screen.findByRole('alert')).toHaveTextContent('A janela do Google foi fechada.');
  await confirm();
  expect(await screen.findByText('Sua conta foi excluída.')).toBeVisible();
  expect(remove.mock.calls).toEqual([[null], [null]]);
});
