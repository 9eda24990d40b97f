import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrdersPage } from '../orders/OrdersPage';
import type { SignInMethod } from '../session/identityProvider';
import { writeHint } from '../session/savedSession';
import { createFakeProvider, maria } from '../testing/fakeProvider';
import { providerError, renderWithSession } from '../testing/renderWithSession';

beforeEach(() => {
  localStorage.clear();
  writeHint({ firstName: 'Maria' });
});

/** Opens the form. @returns the provider's function that deletes the account */
async function open(method: SignInMethod) {
  const signedIn = createFakeProvider(maria);
  const deleteAccount = jest.fn(signedIn.deleteAccount);
  await renderWithSession(<OrdersPage />, { provider: { ...signedIn, signInMethod: () => method, deleteAccount } });
  await userEvent.click(await screen.findByRole('button', { name: 'Excluir minha conta' }));
  await screen.findByRole('form', { name: 'Excluir a conta' });
  return deleteAccount;
}
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Excluir definitivamente' }));

test('an empty password asks for one, and deletes nothing', async () => {
  const deleteAccount = await open('password');
  await confirm();
  expect(await screen.findByText('A senha é obrigatória.')).toBeVisible();
  expect(deleteAccount).not.toHaveBeenCalled();
});

test('an account of Google is confirmed in the popup; closing it deletes nothing', async () => {
  const deleteAccount = await open('google');
  deleteAccount.mockRejectedValueOnce(providerError('auth/popup-closed-by-user'));
  expect(screen.queryByLabelText('Sua senha')).toBeNull();
  await confirm();
  expect(await screen.findByRole('alert')).toHaveTextContent('A janela do Google foi fechada.');
  await confirm();
  expect(await screen.findByText('Sua conta foi excluída.')).toBeVisible();
  expect(deleteAccount.mock.calls).toEqual([[null], [null]]);
});
