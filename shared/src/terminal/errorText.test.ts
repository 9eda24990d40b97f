import { errorText } from './errorText';

const foreign = 'a\n2026-11-28 published everything\u009b31m\u2028b';
const line = String.raw`a\n2026-11-28 published everything\u009b31m\u2028b`;

test.each([
  ['a user’s error', new Error(foreign), [`Error: ${line}`]],
  ['a text', foreign, [line]],
  ['a program’s error', new TypeError(foreign), [`TypeError: ${line}`]],
  [
    'its cause',
    new Error('A page', { cause: new TypeError(foreign) }),
    ['Error: A page', `  because: TypeError: ${line}`],
  ],
])('the message of %s is one line', (_what, error, expected) => {
  const lines = errorText(error).split('\n');
  expect(lines.filter((each) => !each.startsWith('    at '))).toEqual(expected);
});

test('an error of the program has its stack', () => {
  expect(errorText(new TypeError(foreign))).toMatch(/\n {4}at .*errorText\.test\.ts/);
});
