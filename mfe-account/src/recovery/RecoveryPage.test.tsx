import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithSession } from '../testing/renderWithSession';
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
