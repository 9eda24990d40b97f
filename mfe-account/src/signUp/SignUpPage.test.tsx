import { passwordRequirements } from '@site/shared/forms';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithSession } from '../testing/renderWithSession';
import { SignUpPage } from './SignUpPage';

const user = userEvent.setup();
const password = () => screen.getByLabelText('Senha');
const confirmation = () => screen.getByLabelText('Confirmar senha');

afterEach(() => localStorage.clear());

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
  await user.type(password(), 'Senha123!');
  await user.type(confirmation(), 'Senha123?');
  await user.click(screen.getByRole('button', { name: 'Cadastrar' }));
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

function items(): HTMLElement[] {
  return within(screen.getByRole('list', { name: 'Requisitos da senha' })).getAllByRole('listitem');
}
