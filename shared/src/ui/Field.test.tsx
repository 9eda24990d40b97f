import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormStatus, RadioGroup, TextArea, TextField } from './Field';

describe.each([
  ['TextField', TextField],
  ['TextArea', TextArea],
])('%s', (_name, FieldOfKind) => {
  const field = () => screen.getByRole('textbox', { name: 'Nome' });

  test('is named by its label; without an error it is valid', () => {
    render(<FieldOfKind label="Nome" name="name" />);
    expect(field()).toHaveAttribute('name', 'name');
    expect(field()).toBeValid();
    expect(field()).not.toHaveAttribute('aria-describedby');
  });

  test('its error and hint describe it, and the error is read out when it appears', () => {
    const { rerender } = render(<FieldOfKind label="Nome" hint="Como no documento" />);
    expect(field()).toHaveAccessibleDescription('Como no documento');
    rerender(<FieldOfKind label="Nome" hint="Como no documento" error="O nome é obrigatório." />);
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription('O nome é obrigatório. Como no documento');
    expect(screen.getByText('O nome é obrigatório.')).toHaveAttribute('aria-live', 'polite');
  });
});

test('a text area has 4 rows unless told (spec 5)', () => {
  const { rerender } = render(<TextArea label="Mensagem" />);
  expect(screen.getByRole('textbox')).toHaveAttribute('rows', '4');
  rerender(<TextArea label="Mensagem" rows={8} />);
  expect(screen.getByRole('textbox')).toHaveAttribute('rows', '8');
});

test('a text field holds what stands at its end', () => {
  render(<TextField label="Senha" type="password" trailing={<button type="button">Mostrar</button>} />);
  expect(screen.getByLabelText('Senha')).toHaveAttribute('type', 'password');
  expect(screen.getByRole('button', { name: 'Mostrar' })).toBeVisible();
});

test('a radio group: one choice, the default at first', async () => {
  const options = [
    { value: 'email', label: 'Email' },
    { value: 'phone', label: 'Telefone' },
  ];
  render(<RadioGroup legend="Contato preferido" name="preferredContact" options={options} defaultValue="email" />);
  expect(screen.getByRole('group', { name: 'Contato preferido' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Email' })).toBeChecked();
  await userEvent.click(screen.getByText('Telefone'));
  expect(screen.getByRole('radio', { name: 'Telefone' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Email' })).not.toBeChecked();
});

test.each([
  ['success', 'status'],
  ['error', 'alert'],
] as const)('the outcome %s is read out as %s', (kind, role) => {
  render(<FormStatus kind={kind}>Texto</FormStatus>);
  expect(screen.getByRole(role)).toHaveTextContent('Texto');
});
