import { createBrowserNavigation } from './browserNavigation';

const prepare = jest.fn<Promise<unknown> | null, []>();
const mustReload = jest.fn(() => false);
const onPendingChange = jest.fn();
const animate = jest.fn((update: () => void) => update());

beforeEach(() => {
  jest.useFakeTimers();
  prepare.mockReset().mockReturnValue(null);
  mustReload.mockReset().mockReturnValue(false);
  onPendingChange.mockReset();
  animate.mockReset().mockImplementation((update) => update());
  window.history.replaceState(null, '', '/');
});
afterEach(() => jest.useRealTimers());

function start() {
  const navigation = createBrowserNavigation({ prepare, mustReload, onPendingChange, animate });
  const listener = jest.fn();
  navigation.subscribe(listener);
  return { ...navigation, listener, shown: () => navigation.getState().location.pathname };
}

/** Prepares a page whose code arrives or fails when the test decides. */
function slowPage() {
  let arrive = () => {};
  let fail = () => {};
  const code = new Promise<void>((resolve, reject) => {
    arrive = resolve;
    fail = () => reject(new Error('no network'));
  });
  prepare.mockReturnValueOnce(code);
  return { arrive: () => settle(arrive), fail: () => settle(fail) };
}

async function settle(act: () => void) {
  act();
  await jest.advanceTimersByTimeAsync(0);
}

test('a page whose code is loaded is shown at once', () => {
  const { navigator, getState, listener, shown } = start();
  navigator.push('/empresa');
  expect(shown()).toBe('/empresa');
  expect(getState().action).toBe('PUSH');
  expect(listener).toHaveBeenCalledTimes(1);
  expect(onPendingChange).toHaveBeenLastCalledWith(false);

  navigator.replace('/contato?a=1#b');
  expect(getState()).toMatchObject({
    action: 'REPLACE',
    location: { pathname: '/contato', search: '?a=1', hash: '#b' },
  });
  expect(window.location.pathname).toBe('/contato');
});

test('page changes go through `animate`, which shows the latest of two; a change of the query does not', () => {
  const updates: (() => void)[] = [];
  animate.mockImplementation((change) => void updates.push(change));
  const { navigator, shown } = start();
  navigator.push('/empresa');
  navigator.push('/contato');
  expect(shown()).toBe('/');
  expect(onPendingChange).toHaveBeenLastCalledWith(true);
  for (const update of updates.reverse()) update();
  expect(shown()).toBe('/contato');
  expect(onPendingChange).toHaveBeenLastCalledWith(false);

  navigator.push('/contato?a=1');
  expect(animate).toHaveBeenCalledTimes(2);
});

test('old addresses become clean ones and keep query and fragment', () => {
  window.history.replaceState(null, '', '/servicos.html?a=1#brigada');
  const { navigator, getState } = start();
  expect(window.location.href).toMatch(/\/servicos\?a=1#brigada$/);
  expect(getState().location).toMatchObject({ pathname: '/servicos', search: '?a=1', hash: '#brigada' });

  navigator.push('/produtos/AP-10L.html');
  expect(window.location.pathname).toBe('/produtos/AP-10L');
  navigator.replace({ pathname: '/servicos.html', hash: '#extintor' });
  expect(getState().location).toMatchObject({ pathname: '/servicos', hash: '#extintor' });
  navigator.push({ search: '?filtro=co2' });
  expect(getState().location).toMatchObject({ pathname: '/servicos', search: '?filtro=co2' });
});

test('an address that the server refuses stays unchanged, and a double slash leads to no other host', () => {
  window.history.replaceState(null, '', '/contato//');
  const { navigator, getState, shown } = start();
  expect(getState().location.pathname).toBe('/contato//');
  navigator.push('//example.com/');
  expect(shown()).toBe('/example.com');
  navigator.push('/Contato');
  expect(window.location.pathname).toBe('/contato');
});

test.each([
  ['until the next page’s code has arrived', async ({ arrive }: ReturnType<typeof slowPage>) => arrive()],
  ['until the next page’s code has failed to load', async ({ fail }: ReturnType<typeof slowPage>) => fail()],
  ['for 1000 ms at most', () => jest.advanceTimersByTimeAsync(1)],
])('the old page stays visible %s', async (_how, then) => {
  const page = slowPage();
  const { navigator, shown } = start();
  navigator.push('/empresa');
  await jest.advanceTimersByTimeAsync(999);
  expect(shown()).toBe('/');
  expect(onPendingChange.mock.calls).toEqual([[true]]);
  await then(page);
  expect(shown()).toBe('/empresa');
  expect(onPendingChange.mock.calls).toEqual([[true], [false]]);
});

test('a later navigation replaces an earlier, slower one', async () => {
  const slow = slowPage();
  const { navigator, shown, listener } = start();
  navigator.push('/empresa');
  navigator.push('/contato');
  expect(shown()).toBe('/contato');
  expect(onPendingChange).toHaveBeenLastCalledWith(false);
  await slow.arrive();
  await jest.advanceTimersByTimeAsync(2000);
  expect(shown()).toBe('/contato');
  expect(listener).toHaveBeenCalledTimes(1);
});

test('a change that the page cannot apply loads the address from the server', () => {
  // jsdom reports an unsupported reload by console.error.
  jest.mocked(console.error).mockImplementation(() => {});
  mustReload.mockReturnValue(true);
  const { navigator, shown, listener } = start();
  navigator.push('/?filtro=co2');
  expect(mustReload).toHaveBeenCalledWith(
    expect.objectContaining({ pathname: '/', search: '' }),
    expect.objectContaining({ pathname: '/', search: '?filtro=co2' }),
  );
  expect(console.error).toHaveBeenCalledWith(
    expect.objectContaining({ message: expect.stringContaining('navigation') }),
  );
  expect(listener).not.toHaveBeenCalled();
  expect(shown()).toBe('/');
});
