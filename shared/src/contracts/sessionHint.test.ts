import { beforeFirstPaint, sessionHintKey } from './sessionHint';

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  delete root.dataset.session;
  root.removeAttribute('style');
});
afterEach(() => jest.restoreAllMocks());

/** Runs the text as a page does: in a script element of its own. */
function runBeforeFirstPaint() {
  const script = document.createElement('script');
  script.textContent = beforeFirstPaint;
  document.head.append(script);
  script.remove();
  return { session: root.dataset.session, name: root.style.getPropertyValue('--session-name') };
}

test.each([
  ...[null, '', 'rubbish', 'null', '7', '[]', '{}'],
  ...['{"firstName":""}', '{"firstName":7}', '{"firstName":{"toString":1}}'],
])('%j in local storage: signed out', (text) => {
  if (text !== null) localStorage.setItem(sessionHintKey, text);
  expect(runBeforeFirstPaint()).toEqual({ session: 'signed-out', name: '' });
});

test.each([
  ['Conceição', '"Conceição"'],
  ['O"Neill', '"O\\"Neill"'],
  ['a\\', '"a\\\\"'],
  ['</script><script>alert(1)</script>', '"</script><script>alert(1)</script>"'],
  ['"}body{display:none}', '"\\"}body{display:none}"'],
  ['a'.repeat(300), `"${'a'.repeat(40)}"`],
])('%j: signed in, and the name is one CSS string of 40 characters at most', (firstName, name) => {
  localStorage.setItem(sessionHintKey, JSON.stringify({ firstName }));
  expect(runBeforeFirstPaint()).toEqual({ session: 'signed-in', name });
});

test('a storage that throws: signed out', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  expect(runBeforeFirstPaint()).toEqual({ session: 'signed-out', name: '' });
});

test.each([
  ['navigate', '/', true],
  ['navigate', '/servicos#contrato', false],
  ['reload', '/', false],
  ['back_forward', '/', false],
  [null, '/', false],
])('by %s at %s the page arrives, and what is out of view waits: %s', (type, address, expected) => {
  window.history.replaceState(null, '', address);
  delete root.dataset.arriving;
  Object.assign(performance, { getEntriesByType: () => (type === null ? [] : [{ type }]) });
  runBeforeFirstPaint();
  expect(root.dataset.arriving === '').toBe(expected);
  window.history.replaceState(null, '', '/');
});

test('it can stand in a page: nothing in it ends the script', () => {
  expect(beforeFirstPaint).not.toMatch(/<|\n/);
});
