import { hintFor, parseHint } from './sessionHint';

test.each([
  ['Maria da Silva', 'Maria'],
  [null, 'Usuário'],
  ['A'.repeat(300), 'A'.repeat(40)],
  ['🔥'.repeat(50), '🔥'.repeat(40)],
  ['👨‍👩‍👧'.repeat(50), '👨‍👩‍👧'.repeat(20)],
])('from the name %j the hint keeps the first name %j only, which is read back', (displayName, firstName) => {
  expect(hintFor(displayName)).toEqual({ firstName });
  expect(parseHint(JSON.stringify(hintFor(displayName)))).toEqual({ firstName });
});

test.each([null, '', 'nonsense', '{}', '[]', 'null', '{"firstName":""}', '{"firstName":7}'])(
  'the stored text %j is not a valid hint',
  (text) => {
    expect(parseHint(text)).toBeNull();
  },
);
