import type { Observation } from '@site/shared/contracts';
import { pin } from '../testing/discovery';
import { createObserver, type ReporterScript } from './createObserver';
import { createReporter, type StartReporter } from './createReporter';

const send = jest.fn<void, [string, Observation]>();
const vital = { name: 'LCP', value: 812, remote: 'shell', version: '1' } as const;
const reporters: Record<ReporterScript, StartReporter> = {
  'reporter.js': (options) => createReporter(options),
  'reporterWithVitals.js': (options) => createReporter(options, () => () => [vital]),
};
const loadReporter = jest.fn(async (script: ReporterScript) => ({ startReporter: reporters[script] }));
const sent = () => send.mock.calls.map(([, observation]) => observation);
const sentFailures = () => sent().flatMap(({ failures }) => failures);
const broken = { remote: 'mfe_cart', version: '2', phase: 'fetch', kind: 'Error: broken', healed: true } as const;
const file = 'https://www.example.com/shell/1/main.js';
const shellAlone = { page: '/produtos', views: { shell: '1' }, failures: [], vitals: [] };

/** Functions that remove this test's listeners, so that they do not affect the next test. */
const listening: (() => void)[] = [];

function open({ observationsEndpoint = '/observations' as string | null, vitalsSample = 0 } = {}) {
  const observer = createObserver({
    config: { observationsEndpoint, vitalsSample },
    pins: { shell: pin('shell', '1') },
    firstPage: '/produtos',
    send,
    onIdle: (callback) => callback(),
    loadReporter,
  });
  observer.start();
  return observer;
}

const later = (ms = 5000) => jest.advanceTimersByTimeAsync(ms);
const close = () => window.dispatchEvent(new Event('pagehide'));
function hide() {
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  Reflect.deleteProperty(document, 'hidden');
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  for (const target of [window, document] as EventTarget[]) {
    const { addEventListener } = target;
    jest.spyOn(target, 'addEventListener').mockImplementation((type, listener) => {
      listening.push(() => target.removeEventListener(type, listener));
      addEventListener.call(target, type, listener);
    });
  }
});
afterEach(() => {
  for (const stop of listening.splice(0)) stop();
  jest.restoreAllMocks();
  jest.useRealTimers();
  document.body.innerHTML = '';
});

test('the observer reports all used releases in one body, some seconds after the start', async () => {
  const observer = open();
  observer.followPages(() => '/produtos');
  for (const _ of 'ab') observer.used('mfe_catalog/ProductsPage', pin('mfe_catalog', '3'));
  await later(1900);
  expect(loadReporter).not.toHaveBeenCalled();
  await later();
  expect(sent()).toEqual([{ ...shellAlone, views: { shell: '1', mfe_catalog: '3' } }]);
  expect(loadReporter.mock.calls).toEqual([['reporter.js']]);
});

test('the observer of a page that never started reports the shell once, when the page is closed', async () => {
  const observer = open();
  await later(60_000);
  expect(sent()).toEqual([]);
  close();
  expect(sent()).toEqual([shellAlone]);
  // The visitor returns to the page and interacts.
  observer.followPages(() => '/produtos');
  observer.used('mfe_catalog/ProductsPage', pin('mfe_catalog', '3'));
  await later();
  expect(sent().slice(1)).toEqual([{ ...shellAlone, views: { mfe_catalog: '3' } }]);
});

test('the observer reports the first failure at once and collects the following ones in one body', async () => {
  const observer = open();
  observer.failed(broken);
  await later(0);
  expect(sent()).toMatchObject([{ views: { shell: '1', mfe_cart: '2' }, failures: [{ ...broken, first: true }] }]);
  observer.failed({ ...broken, phase: 'effect' });
  observer.failed({ ...broken, phase: 'run' });
  await later(1900);
  expect(sent()).toHaveLength(1);
  await later(200);
  expect(sent()[1]?.failures).toMatchObject([
    { phase: 'effect', first: false },
    { phase: 'run', first: false },
  ]);
});

test.each([
  ['is closed', close],
  ['goes out of sight', hide],
])('the observer reports at once when the page %s', async (_how, go) => {
  const observer = open();
  observer.followPages(() => '/produtos');
  await later();
  observer.failed(broken);
  go();
  expect(sent().slice(1)).toEqual([
    { ...shellAlone, views: { mfe_cart: '2' }, failures: [{ ...broken, first: true }] },
  ]);
});

test('a page closed before the reporter is loaded reports failures without texts, and not again later', async () => {
  const observer = open();
  observer.failed(broken);
  close();
  const brief = { ...shellAlone, views: { mfe_cart: '2' }, failures: [{ ...broken, kind: '', first: true }] };
  expect(sent()).toEqual([shellAlone, brief]);
  await later();
  observer.failed(broken);
  observer.failed({ ...broken, phase: 'effect' });
  close();
  expect(sent().slice(2)).toEqual([
    { ...shellAlone, views: {}, failures: [{ ...broken, phase: 'effect', first: false }] },
  ]);
});

test('the observer keeps a limited number of failures when the reporter cannot be loaded', async () => {
  loadReporter.mockRejectedValueOnce(new Error('no network'));
  const observer = open();
  for (let count = 0; count < 1000; count += 1) observer.failed({ ...broken, version: `${count}` });
  await later(60_000);
  close();
  expect(sentFailures()).toHaveLength(49);
  expect(loadReporter).toHaveBeenCalledTimes(1);
});

test('failures name the page on which they occurred; vitals name the loaded page and are sent once', async () => {
  const observer = open({ vitalsSample: 100 });
  observer.followPages(() => '/contato');
  observer.failed(broken);
  await later();
  expect(loadReporter.mock.calls).toEqual([['reporterWithVitals.js']]);
  document.dispatchEvent(new Event('visibilitychange'));
  hide();
  hide();
  expect(sent().map(({ page, vitals }) => [page, vitals])).toEqual([
    ['/produtos', []],
    ['/contato', []],
    ['/produtos', [vital]],
  ]);
  expect(send.mock.calls.map(([endpoint]) => endpoint)).toEqual(Array(3).fill('/observations'));
});

test('the observer removes form values held at the time of the failure from its text', async () => {
  document.body.innerHTML = `
    <input value="Ana"><input type="password" value="segredo1"><input type="checkbox" value="map" checked>
    <textarea>Quero um orçamento</textarea><input value="ab"><input>`;
  open().failed({ ...broken, kind: 'Ana: segredo1 is no Quero um orçamento of ab (map)' });
  document.body.innerHTML = '';
  await later();
  expect(sentFailures()).toMatchObject([{ kind: '…: … is no … of ab (map)' }]);
});

function thrown(message: string, place: string): Error {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n    at click (${place}:1:2)`;
  return error;
}
const dispatch = (init: ErrorEventInit) => window.dispatchEvent(new ErrorEvent('error', init));
const reject = (reason: unknown) => window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

test('an uncaught error is a failure of the release whose file threw it', async () => {
  open();
  dispatch({ error: thrown('broken', file), filename: 'https://www.example.com/other/1/main.js' });
  dispatch({ error: 'no error', message: 'Uncaught no error', filename: file });
  dispatch({ message: 'Uncaught something', filename: file });
  reject(thrown('refused', file));
  await later();
  const kinds = ['TypeError: broken', 'no error', 'Uncaught something', 'TypeError: refused'];
  expect(sentFailures()).toEqual(
    kinds.map((kind, index) => ({
      ...{ remote: 'shell', version: '1', phase: 'run', kind, healed: false },
      first: index === 0,
    })),
  );
});

test.each(['chrome-extension://abc/content.js', 'https://www.example.com/', 'https://ads.example.com/shell.js'])(
  'an error thrown by %s is not reported, even if its text names a file of ours',
  async (place) => {
    open();
    dispatch({ error: thrown(`${file} could not be loaded`, place), filename: place });
    reject(thrown(`${file} could not be loaded`, place));
    reject(`${file} could not be loaded`);
    reject(undefined);
    await later();
    expect(sentFailures()).toEqual([]);
  },
);

test('an error during a script’s evaluation is left to the loader', async () => {
  open();
  Object.defineProperty(document, 'currentScript', { value: document.createElement('script'), configurable: true });
  dispatch({ error: thrown('broken', file), filename: file });
  Reflect.deleteProperty(document, 'currentScript');
  await later();
  expect(sentFailures()).toEqual([]);
});

test('without an observations endpoint the observer sends nothing and registers no listeners', async () => {
  const observer = open({ observationsEndpoint: null, vitalsSample: 100 });
  observer.used('mfe_cart/CartPanel', pin('mfe_cart', '2'));
  observer.failed(broken);
  await later();
  expect(send).not.toHaveBeenCalled();
  expect(loadReporter).not.toHaveBeenCalled();
  expect(listening).toEqual([]);
});

describe('presses of contact links', () => {
  const press = () => {
    document.body.innerHTML = '<a href="tel:+552100000000">x</a>';
    // jsdom can't navigate.
    document.querySelector('a')?.addEventListener('click', (event) => event.preventDefault());
    document.querySelector('a')?.click();
  };
  const sentPresses = () => sent().flatMap((observation) => observation.press ?? []);
  afterEach(() => Reflect.deleteProperty(navigator, 'globalPrivacyControl'));

  test('are reported once, before and after the reporter is loaded', async () => {
    const observer = open();
    press();
    observer.followPages(() => '/');
    await later();
    press();
    await later();
    expect(sentPresses()).toEqual([{ channel: 'phone', path: '/' }]);
  });

  test('on the 404 page say nothing about the address', () => {
    open().followPages(() => '*');
    press();
    close();
    expect(sentPresses()).toEqual([{ channel: 'phone', path: '*' }]);
  });

  test('of visitors who opt out are not reported, nor without an endpoint', () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    open();
    press();
    Reflect.deleteProperty(navigator, 'globalPrivacyControl');
    open({ observationsEndpoint: null });
    press();
    close();
    expect(sentPresses()).toEqual([]);
  });
});
