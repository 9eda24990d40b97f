import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { maria } from '../testing/fakeProvider';
import { providerError, renderWithSession } from '../testing/renderWithSession';
import { LoginPage } from './LoginPage';

const user = userEvent.setup();
const email = () => screen.getByLabelText('E-mail');
const password = () => screen.getByLabelText('Senha');
const submit = () => screen.getByRole('button', { name: 'Entrar' });
const rejects = (code: string) => () => Promise.reject(providerError(code));

afterEach(() => {
  localStorage.clear();
  // Greetings outlive their test.
  document.body.replaceChildren();
});

async function fill(mail = 'maria@example.com', secret = 'Senha123!') {
  await user.type(email(), mail);
  await user.type(password(), secret);
}

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
  await fill('  maria@example.com ', ' Senha 1! ');
  await user.click(submit());
  await waitFor(() => expect(path()).toBe('/'));
  expect(signIn).toHaveBeenCalledWith('maria@example.com', ' Senha 1! ');
  expect(store.getState().session.user).toEqual(maria);
});

test('the form is busy while it sends, and sends once', async () => {
  let finish = () => {};
  const signIn = jest.fn(
    () =>
      new Promise<void>((done) => {
        finish = done;
      }),
  );
  await renderWithSession(<LoginPage />, { provider: { signIn } });
  await fill();
  fireEvent.click(submit());
  fireEvent.click(screen.getByRole('button', { name: /Entra/ }));
  const busy = await screen.findByRole('button', { name: 'Entrando...' });
  expect(busy).toHaveAttribute('aria-disabled', 'true');
  await user.dblClick(busy);
  await waitFor(() => expect(signIn).toHaveBeenCalledTimes(1));
  await act(async () => finish());
  expect(submit()).toBeEnabled();
  expect(signIn).toHaveBeenCalledTimes(1);
});

test.each([
  ['auth/invalid-credential', 'E-mail ou senha inválidos.'],
  ['auth/too-many-requests', 'Erro ao fazer login. Tente novamente.'],
])('%s shows its message, keeps the values and enables the button again (spec 8)', async (code, message) => {
  if (code === 'auth/too-many-requests') jest.mocked(console.error).mockImplementationOnce(() => {});
  await renderWithSession(<LoginPage />, { provider: { signIn: rejects(code) } });
  await fill();
  await user.click(submit());
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(email()).toHaveValue('maria@example.com');
  expect(password()).toHaveValue('Senha123!');
  expect(submit()).toBeEnabled();
});

test('a sign-in with Google opens the first page with a greeting', async () => {
  const { path } = await renderWithSession(<LoginPage />, { at: '/login' });
  await user.click(screen.getByRole('button', { name: 'Fazer login com Google' }));
  await waitFor(() => expect(path()).toBe('/'));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Olá, Maria!'));
});

test('a visitor who is already signed in is sent to the first page', async () => {
  localStorage.setItem('session-hint', '{"firstName":"Maria"}');
  const { path } = await renderWithSession(<LoginPage />, { at: '/login', provider: { currentUser: () => maria } });
  await waitFor(() => expect(path()).toBe('/'));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
