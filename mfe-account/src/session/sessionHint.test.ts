import { beforeFirstPaint } from '@site/shared/contracts';
import { hintFor, markPage, parseHint } from './sessionHint';

test.each([
  ['Maria da Silva', 'Maria'],
  ['  João  ', 'João'],
  [null, 'Usuário'],
  ['', 'Usuário'],
  ['\u0007', 'Usuário'],
  ['ana@example.com', 'ana'],
  ['A'.repeat(300), 'A'.repeat(40)],
  ['🔥'.repeat(50), '🔥'.repeat(40)],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
])('of the name %j it keeps %j and nothing else', (displayName, firstName) => {
  expect(hintFor(displayName)).toEqual({ firstName });
});

test.each([null, '', 'nonsense', '{}', '[]', 'null', '{"firstName":""}', '{"firstName":7}'])(
  'saved text %j is no hint',
  (text) => {
    expect(parseHint(text)).toBeNull();
  },
);

test('reads back what was saved', () => {
  expect(parseHint(JSON.stringify(hintFor('Maria da Silva')))).toEqual({ firstName: 'Maria' });
});

test('marks the page for its styles, the name as a quoted text', () => {
  const root = document.createElement('div');
  markPage(root, { firstName: 'D"Ávila' });
  expect(root.dataset.session).toBe('signed-in');
  expect(root.style.getPropertyValue('--session-name')).toBe('"D\\"Ávila"');
  markPage(root, null);
  expect(root.dataset.session).toBe('signed-out');
  expect(root.style.getPropertyValue('--session-name')).toBe('');
});

test.each(['Maria da Silva', 'D"Ávila \\ x', null, '<b>'])(
  'the script before first paint reads the hint of %j alike',
  (name) => {
    localStorage.setItem('session-hint', JSON.stringify(hintFor(name)));
    new Function(beforeFirstPaint)();
    const root = document.createElement('html');
    markPage(root, hintFor(name));
    expect(document.documentElement.dataset.session).toBe(root.dataset.session);
    expect(document.documentElement.style.cssText).toBe(root.style.cssText);
    localStorage.clear();
  },
);
