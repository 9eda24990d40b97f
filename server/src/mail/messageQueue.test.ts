import { fullMessage } from '../testing/mail';
import { newMessage } from './messageQueue';

test('newMessage makes texts well-formed and removes NUL characters', () => {
  const { fields } = newMessage({ ...fullMessage, subject: 'a\0b', message: '\uD83D 🔥 \uDD25' }, new Date());
  expect(fields).toEqual({ ...fullMessage, subject: 'ab', message: '\uFFFD 🔥 \uFFFD' });
});
