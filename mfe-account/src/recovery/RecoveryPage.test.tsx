import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { providerError, renderWithSession } from '../testing/renderWithSession';
import { RecoveryPage } from './RecoveryPage';

const user = userEvent.setup();
const email = () => screen.getByLabelText('E-mail');
const submit = () => screen.getByRole('button', { name: 'Enviar Link de Recuperação' });
const alert = jest.spyOn(window, 'alert').mockImplementation(() => {});

beforeEach(() => alert.mockClear());

test('the form sends the link once, shows an alert and opens the sign-in page (spec 2, Recovery)', async () => {
  let finish = () => {};
  const sendPasswordReset = jest.fn(
    () =>
      new Promise<void>((done) => {
        finish = done;
      }),
  );
  const { path } = await renderWithSession(<RecoveryPage />, {
    at: '/recuperar-senha',
    provider: { sendPasswordReset },
  });
  await user.type(email(), ' maria@example.com ');
  await user.dblClick(submit());
  expect(screen.getByRole('button', { name: 'Enviando...' })).toHaveAttribute('aria-disabled', 'true');
  finish();
  await waitFor(() => expect(path()).toBe('/login'));
  expect(alert).toHaveBeenCalledWith('Link de recuperação enviado!');
  expect(sendPasswordReset).toHaveBeenCalledTimes(1);
  expect(sendPasswordReset).toHaveBeenCalledWith('maria@example.com');
});

test.each([
  ['auth/user-not-found', 'Usuário não encontrado.'],
  ['auth/network-request-failed', 'Erro ao enviar link de recuperação.'],
])('the error %s shows the message "%s" and keeps the e-mail (spec 8)', async (code, message) => {
  if (code !== 'auth/user-not-found') jest.mocked(console.error).mockImplementationOnce(() => {});
  const sendPasswordReset = () => Promise.reject(providerError(code));
  const { path } = await renderWithSession(<RecoveryPage />, {
    at: '/recuperar-senha',
    provider: { sendPasswordReset },
  });
  await user.type(email(), 'maria@example.com');
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(email()).toHaveValue('maria@example.com');
  expect(alert).not.toHaveBeenCalled();
  expect(path()).toBe('/recuperar-senha');
});
