import { beforeFirstPaint } from '@site/shared/contracts';
import { hintFor, markPage, parseHint } from './sessionHint';

test.each([
  ['Maria da Silva', 'Maria'],
  [null, 'Usuário'],
  ['A'.repeat(300), 'A'.repeat(40)],
  ['🔥'.repeat(50), '🔥'.repeat(40)],
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

test.each(['Maria da Silva', 'D"Ávila \\ x', null, '<b>'])(
  'the page is marked for its styles with the hint of %j, as the script before first paint does',
  (name) => {
    localStorage.setItem('session-hint', JSON.stringify(hintFor(name)));
    new Function(beforeFirstPaint)();
    const root = document.createElement('html');
    markPage(root, hintFor(name));
    expect(root.dataset.session).toBe('signed-in');
    expect(document.documentElement.dataset.session).toBe(root.dataset.session);
    expect(document.documentElement.style.cssText).toBe(root.style.cssText);
    markPage(root, null);
    expect([root.dataset.session, root.style.cssText]).toEqual(['signed-out', '']);
    localStorage.clear();
  },
);
