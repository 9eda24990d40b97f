import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatWhileTyping } from './formatWhileTyping';

/** Formats `1234` as `12-34`. */
const format = (text: string) => text.replace(/\D/g, '').replace(/^(\d{2})(?=\d)/, '$1-');
const field = () => screen.getByRole<HTMLInputElement>('textbox');

function renderField(value = '') {
  const handler = formatWhileTyping(format);
  render(<input type="text" defaultValue={value} onInput={handler} onCompositionEnd={handler} />);
  return userEvent.setup();
}

test('formatWhileTyping formats text that is typed at the end or pasted', async () => {
  const user = renderField();
  await user.type(field(), '12a34');
  expect(field()).toHaveValue('12-34');
  await user.clear(field());
  await user.paste('1234');
  expect(field()).toHaveValue('12-34');
});

test('formatWhileTyping does not restore deleted characters', async () => {
  const user = renderField('12-3');
  await user.type(field(), '{Backspace}');
  expect(field()).toHaveValue('12-');
  await user.type(field(), '{Backspace}{Backspace}');
  expect(field()).toHaveValue('1');
});

test('formatWhileTyping leaves changes in the middle and the caret as they are', async () => {
  const user = renderField('12-34');
  await user.type(field(), '9', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(field()).toHaveValue('192-34');
  expect(field().selectionStart).toBe(2);
});

/** Replaces the text between `start` and the caret, as an input method does at each key. */
function compose(start: number, text: string) {
  const { value, selectionStart } = field();
  field().setRangeText(text, start, selectionStart ?? value.length, 'end');
  fireEvent.input(field(), { inputType: 'insertCompositionText', isComposing: true, data: text });
}

test('formatWhileTyping formats composed text once the composition has ended', () => {
  renderField();
  fireEvent.compositionStart(field());
  for (const text of ['1', '12', '123', '1234']) compose(0, text);
  expect(field()).toHaveValue('1234');
  fireEvent.compositionEnd(field());
  expect(field()).toHaveValue('12-34');
});

test('formatWhileTyping leaves text composed in the middle and the caret as they are', () => {
  renderField('12-34');
  field().setSelectionRange(1, 1);
  fireEvent.compositionStart(field());
  for (const text of ['9', '98']) compose(1, text);
  fireEvent.compositionEnd(field());
  expect(field()).toHaveValue('1982-34');
  expect(field().selectionStart).toBe(3);
});
