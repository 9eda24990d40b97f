import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { maria } from '../testing/fakeProvider';
import { renderWithSession } from '../testing/renderWithSession';
import { LoginPage } from './LoginPage';

const user = userEvent.setup();
const email = () => screen.getByLabelText('E-mail');
const password = () => screen.getByLabelText('Senha');
const submit = () => screen.getByRole('button', { name: 'Entrar' });

afterEach(() => {
  localStorage.clear();
  // Greetings outlive their test.
  document.body.replaceChildren();
});

test('the form requires e-mail and password and sends nothing without them (spec 5)', async () => {
  const signIn = jest.fn();
  await renderWithSession(<LoginPage />, { provider: { signIn } });
  await user.click(submit());
  expect(email()).toHaveAccessibleDescription('O e-mail é obrigatório.');
  expect(password()).toHaveAccessibleDescription('A senha é obrigatória.');
  expect(email()).toHaveFocus();
  await user.type(email(), 'maria@example');
  expect(email()).toHaveAccessibleDescription('Formato de e-mail inválido.');
  await user.type(email(), '.com');
  expect(email()).toBeValid();
  expect(signIn).not.toHaveBeenCalled();
});

test('the form signs in with the trimmed e-mail and opens the first page', async () => {
  const signIn = jest.fn(async () => {});
  const currentUser = () => (signIn.mock.calls.length > 0 ? maria : null);
  const { path, store } = await renderWithSession(<LoginPage />, { at: '/login', provider: { signIn, currentUser } });
  await user.type(email(), '  maria@example.com ');
  await user.type(password(), ' Senha 1! ');
  await user.click(submit());
  await waitFor(() => expect(path()).toBe('/'));
  expect(signIn).toHaveBeenCalledWith('maria@example.com', ' Senha 1! ');
  expect(store.getState().session.user).toEqual(maria);
});

test('the form is busy while it sends, and sends once', async () => {
  let finish = () => {};
  const signIn = jest.fn(() => new Promise<void>((done) => (finish = done)));
  await renderWithSession(<LoginPage />, { provider: { signIn } });
  await user.type(email(), 'maria@example.com');
  await user.type(password(), 'x');
  await user.dblClick(submit());
  expect(await screen.findByRole('button', { name: 'Entrando...' })).toHaveAttribute('aria-disabled', 'true');
  finish();
  await waitFor(() => expect(submit()).toBeEnabled());
  expect(signIn).toHaveBeenCalledTimes(1);
});

test('a visitor who is already signed in is sent to the first page', async () => {
  localStorage.setItem('session-hint', '{"firstName":"Maria"}');
  const { path } = await renderWithSession(<LoginPage />, { at: '/login', provider: { currentUser: () => maria } });
  await waitFor(() => expect(path()).toBe('/'));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
