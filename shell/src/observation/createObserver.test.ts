import type { Observation } from '@site/shared/contracts';
import { pin } from '../testing/discovery';
import { createObserver } from './createObserver';

const send = jest.fn<void, [string, string]>();
const vital = { name: 'LCP', value: 812, remote: 'shell', version: '1' } as const;
const loadVitals = jest.fn(async () => ({ watchVitals: () => () => [vital] }));
const told = () => send.mock.calls.map(([, body]): Observation => JSON.parse(body));
const broken = { remote: 'mfe_cart', version: '2', phase: 'fetch', kind: 'Error: broken', healed: true } as const;
const file = 'https://www.example.com/shell/1/main.js';

/** The listeners of a page, which must not hear of the next test. */
const listening: (() => void)[] = [];

function open({ observationsEndpoint = '/observations' as string | null, vitalsSample = 0 } = {}) {
  const observer = createObserver({
    config: { observationsEndpoint, vitalsSample },
    pins: { shell: pin('shell', '1') },
    firstPage: '/produtos',
    send,
    onIdle: (callback) => callback(),
    loadVitals,
  });
  observer.start();
  return observer;
}

function hide() {
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  Reflect.deleteProperty(document, 'hidden');
}

function listenTo(target: EventTarget) {
  const { addEventListener } = target;
  jest.spyOn(target, 'addEventListener').mockImplementation((type, listener) => {
    listening.push(() => target.removeEventListener(type, listener));
    addEventListener.call(target, type, listener);
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  listenTo(window);
  listenTo(document);
});
afterEach(() => {
  for (const stop of listening.splice(0)) stop();
  jest.restoreAllMocks();
  jest.useRealTimers();
  Reflect.deleteProperty(document, 'currentScript');
});

test('a page tells in one body, some seconds after its start, which releases it uses', () => {
  const observer = open();
  observer.used('mfe_catalog/ProductsPage', pin('mfe_catalog', '3'));
  observer.used('mfe_catalog/ProductsPage', pin('mfe_catalog', '3'));
  expect(send).not.toHaveBeenCalled();
  jest.advanceTimersByTime(5000);
  expect(told()).toEqual([{ page: '/produtos', views: { shell: '1', mfe_catalog: '3' }, failures: [], vitals: [] }]);
});

test.each([
  ['is closed', () => window.dispatchEvent(new Event('pagehide'))],
  ['goes out of sight', hide],
])('a page that %s tells at once', (_how, go) => {
  open().failed(broken);
  go();
  expect(told()).toEqual([
    {
      page: '/produtos',
      views: { shell: '1', mfe_cart: '2' },
      failures: [{ ...broken, first: true }],
      vitals: [],
    },
  ]);
});

test('one that comes into sight tells nothing of it', () => {
  open();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(send).not.toHaveBeenCalled();
});

test('what comes up on another page is told of that one', () => {
  const observer = open();
  jest.advanceTimersByTime(5000);
  observer.followPages(() => '/contato');
  observer.failed(broken);
  jest.advanceTimersByTime(5000);
  expect(told().map(({ page }) => page)).toEqual(['/produtos', '/contato']);
  expect(send.mock.calls.map(([endpoint]) => endpoint)).toEqual(['/observations', '/observations']);
});

test('the vitals of a page that is asked for them are told once, of the page that was loaded', async () => {
  const observer = open({ vitalsSample: 100 });
  observer.followPages(() => '/contato');
  await jest.advanceTimersByTimeAsync(1000);
  expect(loadVitals).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(4000);
  hide();
  hide();
  expect(told().map(({ page, vitals }) => [page, vitals])).toEqual([
    ['/produtos', []],
    ['/produtos', [vital]],
  ]);
});

test('they are done without where their script cannot be loaded, or nobody asks', async () => {
  open();
  await jest.advanceTimersByTimeAsync(5000);
  expect(loadVitals).not.toHaveBeenCalled();
  loadVitals.mockRejectedValueOnce(new Error('no network'));
  open({ vitalsSample: 100 });
  await jest.advanceTimersByTimeAsync(5000);
  hide();
  expect(told().flatMap(({ vitals }) => vitals)).toEqual([]);
});

function thrown(message: string, place: string): Error {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n    at click (${place}:1:2)`;
  return error;
}

const failure = (kind: string, first: boolean) => ({
  remote: 'shell',
  version: '1',
  phase: 'run',
  kind,
  healed: false,
  first,
});

const dispatch = (init: ErrorEventInit) => window.dispatchEvent(new ErrorEvent('error', init));

function reject(reason: unknown) {
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
}

test('what nobody catches is a failure of the release whose file throws it', () => {
  open();
  dispatch({ error: thrown('broken', file), filename: 'https://www.example.com/other/1/main.js' });
  dispatch({ error: 'no error', message: 'Uncaught no error', filename: file });
  dispatch({ message: 'Uncaught something', filename: file });
  reject(thrown('refused', file));
  jest.advanceTimersByTime(5000);
  expect(told()[0]?.failures).toEqual([
    failure('TypeError: broken', true),
    failure('no error', false),
    failure('Uncaught something', false),
    failure('TypeError: refused', false),
  ]);
});

test.each(['chrome-extension://abc/content.js', 'https://www.example.com/', 'https://ads.example.com/shell.js'])(
  'what %s throws is nobody’s, whatever its text names',
  (place) => {
    open();
    dispatch({ error: thrown(`${file} could not be loaded`, place), filename: place });
    reject(thrown(`${file} could not be loaded`, place));
    reject(`${file} could not be loaded`);
    reject(undefined);
    jest.advanceTimersByTime(5000);
    expect(told().flatMap(({ failures }) => failures)).toEqual([]);
  },
);

test('what a script throws as it is evaluated is left to the loader', () => {
  open();
  Object.defineProperty(document, 'currentScript', { value: document.createElement('script'), configurable: true });
  dispatch({ error: thrown('broken', file), filename: file });
  jest.advanceTimersByTime(5000);
  expect(told().flatMap(({ failures }) => failures)).toEqual([]);
});

test('where the owner wants to know nothing, nothing is told, and nobody listens', () => {
  const observer = open({ observationsEndpoint: null, vitalsSample: 100 });
  observer.used('mfe_cart/CartPanel', pin('mfe_cart', '2'));
  observer.failed(broken);
  jest.advanceTimersByTime(5000);
  expect(send).not.toHaveBeenCalled();
  expect(loadVitals).not.toHaveBeenCalled();
  expect(listening).toEqual([]);
});
