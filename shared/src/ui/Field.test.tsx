import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextArea, TextField } from './Field';

describe.each([
  ['TextField', TextField],
  ['TextArea', TextArea],
])('%s', (_name, FieldOfKind) => {
  const field = () => screen.getByRole('textbox', { name: 'Nome' });

  test('is named by its label, described by error and hint, and has the error in a live region', () => {
    const { rerender } = render(<FieldOfKind label="Nome" name="name" />);
    expect(field()).toHaveAttribute('name', 'name');
    expect(field()).toBeValid();
    expect(field()).not.toHaveAttribute('aria-describedby');
    rerender(<FieldOfKind label="Nome" hint="Como no documento" error="O nome é obrigatório." />);
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription('O nome é obrigatório. Como no documento');
    expect(screen.getByText('O nome é obrigatório.')).toHaveAttribute('aria-live', 'polite');
  });
});

describe('pasted text', () => {
  const field = () => screen.getByRole('textbox');
  const notice = 'O texto colado foi cortado: aqui cabem até 10 caracteres.';

  test.each([
    ['a text field', <TextField key="" label="Nome" maxLength={10} />],
    ['an e-mail field', <TextField key="" label="E-mail" type="email" maxLength={10} />],
    ['a text area', <TextArea key="" label="Mensagem" maxLength={10} />],
  ])('that is cut to fit into %s shows a notice', async (_kind, element) => {
    const user = userEvent.setup();
    render(element);
    await user.click(field());
    await user.paste('1234567890');
    expect(screen.queryByText(notice)).toBeNull();
    expect(field()).not.toHaveAttribute('aria-describedby');
    await user.clear(field());
    await user.paste('12345678901');
    expect(field()).toHaveValue('1234567890');
    expect(screen.getByText(notice)).toHaveAttribute('aria-live', 'polite');
    expect(field()).toHaveAccessibleDescription(notice);
    expect(field()).not.toHaveAttribute('aria-invalid');
    await user.keyboard('{Backspace}');
    expect(screen.queryByText(notice)).toBeNull();
  });

  test.each([
    ['that a full field drops entirely shows a notice', '1234567890', 'x', 1],
    ['that fits without line ends and outer spaces shows no notice', '', '12345\r\n67890', 0],
  ])('%s', async (_what, value, pasted, notices) => {
    const user = userEvent.setup();
    render(<TextField label="Nome" defaultValue={value} maxLength={10} />);
    await user.click(field());
    await user.paste(pasted);
    expect(screen.queryAllByText(notice)).toHaveLength(notices);
  });

  test('is passed to the event handlers in the field’s props too', async () => {
    const user = userEvent.setup();
    const [onPaste, onInput] = [jest.fn(), jest.fn()];
    render(<TextArea label="Mensagem" maxLength={10} onPaste={onPaste} onInput={onInput} />);
    await user.click(field());
    await user.paste('12345678901');
    expect([onPaste.mock.calls.length, onInput.mock.calls.length]).toEqual([1, 1]);
  });
});
