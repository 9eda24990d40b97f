import { sessionHintKey } from '../../contracts';

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  delete root.dataset.session;
  root.removeAttribute('style');
});
afterEach(() => jest.restoreAllMocks());

function runHead() {
  jest.isolateModules(() => void require('./head'));
  return { session: root.dataset.session, name: root.style.getPropertyValue('--session-name') };
}

test.each([
  ...[null, '', 'rubbish', 'null', '7', '[]', '{}'],
  ...['{"firstName":""}', '{"firstName":7}', '{"firstName":{"toString":1}}'],
])('with %j in local storage, the page is signed out', (text) => {
  if (text !== null) localStorage.setItem(sessionHintKey, text);
  expect(runHead()).toEqual({ session: 'signed-out', name: '' });
});

test.each([
  ['Conceição', '"Conceição"'],
  ['O"Neill', '"O\\"Neill"'],
  ['a\\', '"a\\\\"'],
  ['</script><script>alert(1)</script>', '"</script><script>alert(1)</script>"'],
  ['"}body{display:none}', '"\\"}body{display:none}"'],
  ['a'.repeat(300), `"${'a'.repeat(160)}"`],
])('the first name %j makes the page signed in, and is one CSS string of at most 160 units', (firstName, name) => {
  localStorage.setItem(sessionHintKey, JSON.stringify({ firstName }));
  expect(runHead()).toEqual({ session: 'signed-in', name });
});

test('a storage that throws makes the page signed out', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  expect(runHead()).toEqual({ session: 'signed-out', name: '' });
});

test.each([
  ['navigate', '/', true],
  ['navigate', '/servicos#contrato', false],
  ['reload', '/', false],
  ['back_forward', '/', false],
  [null, '/', false],
])('on %s of %s, parts marked data-later wait: %s', (type, address, expected) => {
  window.history.replaceState(null, '', address);
  delete root.dataset.arriving;
  Object.assign(performance, { getEntriesByType: () => (type === null ? [] : [{ type }]) });
  runHead();
  expect(root.dataset.arriving === '').toBe(expected);
  window.history.replaceState(null, '', '/');
});
