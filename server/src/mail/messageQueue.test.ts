import { fullMessage } from '../testing/mail';
import { newMessage } from './messageQueue';

test('what is stored is well-formed, and has no NUL', () => {
  const { fields } = newMessage({ ...fullMessage, subject: 'a\0b', message: '\uD83D 🔥 \uDD25' }, new Date());
  expect(fields).toEqual({ ...fullMessage, subject: 'ab', message: '\uFFFD 🔥 \uFFFD' });
});
