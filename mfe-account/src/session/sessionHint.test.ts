import { hintFor, parseHint } from './sessionHint';

test.each([
  ['Maria da Silva', 'Maria'],
  [null, 'Usuário'],
  ['A'.repeat(300), 'A'.repeat(40)],
  ['🔥'.repeat(50), '🔥'.repeat(40)],
  ['👨‍👩‍👧'.repeat(50), '👨‍👩‍👧'.repeat(20)],
])('of the name %j it keeps %j and nothing else, and reads it back', (displayName, firstName) => {
  expect(hintFor(displayName)).toEqual({ firstName });
  expect(parseHint(JSON.stringify(hintFor(displayName)))).toEqual({ firstName });
});

test.each([null, '', 'nonsense', '{}', '[]', 'null', '{"firstName":""}', '{"firstName":7}'])(
  'saved text %j is no hint',
  (text) => {
    expect(parseHint(text)).toBeNull();
  },
);
