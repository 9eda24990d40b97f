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

describe('at an address with a filter or an anchor', () => {
  afterEach(() => {
    window.history.replaceState(null, '', '/');
    document.head.innerHTML = '';
    document.body.innerHTML = '';
  });

  /** Parses the boxes after the script has run, frame by frame. @returns values of the ticked boxes */
  async function ticked(address: string) {
    window.history.replaceState(null, '', address);
    document.head.innerHTML = '<link rel="stylesheet" href="/later.css" blocking="render" disabled>';
    const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    runHead();
    for (const value of ['co2', '4KG', '14KG']) {
      document.body.insertAdjacentHTML('beforeend', `<input type="checkbox" name="filtro" value="${value}">`);
      await frame();
    }
    state.mockReturnValue('interactive');
    await frame();
    const last = document.querySelector('input');
    if (last) last.checked = !last.checked;
    await frame();
    if (last) last.checked = !last.checked;
    return [...document.querySelectorAll('input')].filter(({ checked }) => checked).map(({ value }) => value);
  }
  const needsStyles = () => !document.querySelector('link')?.hasAttribute('disabled');

  test.each([
    ['/produtos?filtro=co2', ['co2']],
    ['/produtos?utm=x&filtro=4KG,co2', ['co2', '4KG']],
    ['/produtos?filtro=co2%2C14KG', ['co2', '14KG']],
    ['/produtos?filtro=4KG&filtro=co2', ['co2', '4KG']],
    ['/produtos?filtro=nada,KG,__proto__', []],
    ['/produtos?filtro=%', []],
    ['/produtos?filtro=4KG#garagem', ['4KG']],
    ['/produtos#garagem', []],
  ])('%s ticks the boxes as they are parsed, and applies the later styles', async (address, expected) => {
    expect(await ticked(address)).toEqual(expected);
    expect(needsStyles()).toBe(true);
  });

  test.each(['/produtos', '/produtos?utm=co2', '/produtos?outro_filtro=co2'])('%s changes nothing', async (address) => {
    expect(await ticked(address)).toEqual([]);
    expect(needsStyles()).toBe(false);
  });
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
