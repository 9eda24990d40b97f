import { passwordRequirements } from '@site/shared/forms';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { providerError, renderWithSession } from '../testing/renderWithSession';
import { SignUpPage } from './SignUpPage';

const user = userEvent.setup();
const name = () => screen.getByLabelText('Nome completo');
const email = () => screen.getByLabelText('E-mail');
const password = () => screen.getByLabelText('Senha');
const confirmation = () => screen.getByLabelText('Confirmar senha');
const submit = () => screen.getByRole('button', { name: 'Cadastrar' });

afterEach(() => localStorage.clear());

async function fill(values: { name?: string; email?: string; password?: string; confirmation?: string } = {}) {
  const secret = values.password ?? 'Senha123!';
  // Pasting avoids the characters special to `type`, and its slowness for long texts.
  for (const [field, text] of [
    [name(), values.name ?? 'Maria da Silva'],
    [email(), values.email ?? 'maria@example.com'],
    [password(), secret],
    [confirmation(), values.confirmation ?? secret],
  ] as const) {
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
  }
}

test('both password fields tell password generators the rules', async () => {
  await renderWithSession(<SignUpPage />);
  const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
  const special = ascii.filter((character) =>
    passwordRequirements.some(({ id, test }) => id === 'special' && test(character)),
  );
  for (const field of [password(), confirmation()]) {
    const [others, characters = ''] = field.getAttribute('passwordrules')?.split('[') ?? [];
    expect(others).toBe('minlength: 8; required: lower; required: upper; required: digit; required: ');
    expect([...characters.replace('];', '')].sort()).toEqual(special);
  }
});

test('the confirmation must equal the password (spec 5)', async () => {
  await renderWithSession(<SignUpPage />);
  await fill({ confirmation: 'Senha123?' });
  await user.click(submit());
  expect(confirmation()).toHaveAccessibleDescription('As senhas não correspondem.');
  await user.clear(password());
  await user.type(password(), 'Senha123?');
  await waitFor(() => expect(confirmation()).toBeValid());
});

test('the checklist updates while the password is typed, and announces the number of met requirements', async () => {
  await renderWithSession(<SignUpPage />);
  expect(items()).toHaveLength(5);
  const met = () => items().filter((item) => item.textContent?.endsWith('atendido')).length;
  expect(met()).toBe(0);
  await user.type(password(), 'aB');
  expect(met()).toBe(2);
  expect(screen.getByText('2 de 5 requisitos da senha atendidos.').closest('[aria-live]')).toHaveAttribute(
    'aria-live',
    'polite',
  );
  await user.type(password(), '1!cdef');
  expect(met()).toBe(5);
  expect(screen.getByText('A senha atende a todos os requisitos.')).toBeInTheDocument();
  await user.clear(password());
  expect(met()).toBe(0);
});

test('the form signs up once with trimmed values and opens the first page with a greeting', async () => {
  const { path, store } = await renderWithSession(<SignUpPage />, { at: '/cadastro' });
  await fill({ name: ' Maria da Silva ', email: ' maria@example.com ' });
  fireEvent.click(submit());
  expect(await screen.findByRole('button', { name: 'Cadastrando...' })).toHaveAttribute('aria-disabled', 'true');
  await waitFor(() => expect(path()).toBe('/'));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Conta criada. Olá, Maria!'));
  expect(store.getState().session.user).toMatchObject({ displayName: 'Maria da Silva', email: 'maria@example.com' });
});

test('an e-mail in use is reported at its field (spec 8)', async () => {
  const signUp = () => Promise.reject(providerError('auth/email-already-in-use'));
  await renderWithSession(<SignUpPage />, { provider: { signUp } });
  await fill();
  await user.click(submit());
  await waitFor(() => expect(email()).toHaveAccessibleDescription('Este e-mail já está em uso.'));
  expect(email()).toHaveFocus();
  expect(password()).toHaveValue('Senha123!');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

function items(): HTMLElement[] {
  return within(screen.getByRole('list', { name: 'Requisitos da senha' })).getAllByRole('listitem');
}
