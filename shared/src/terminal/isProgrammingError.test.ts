import { isProgrammingError } from './isProgrammingError';

test.each<[unknown, boolean]>([
  [new TypeError('x is not a function'), true],
  [new ReferenceError('x is not defined'), true],
  [new Error('no such release'), false],
  ['a text', false],
])('isProgrammingError(%s)', (error, expected) => {
  expect(isProgrammingError(error)).toBe(expected);
});
