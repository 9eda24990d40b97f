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
const noNetwork = () => loadReporter.mockRejectedValueOnce(new Error('no network'));
const told = () => send.mock.calls.map(([, observation]) => observation);
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
    loadReporter,
  });
  observer.start();
  return observer;
}

/** The same, of a page that has started. */
function start(options?: Parameters<typeof open>[0]) {
  const observer = open(options);
  observer.followPages(() => '/produtos');
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

test('a page tells in one body, some seconds after its start, which releases it uses', async () => {
  const observer = start();
  observer.used('mfe_catalog/ProductsPage', pin('mfe_catalog', '3'));
  observer.used('mfe_catalog/ProductsPage', pin('mfe_catalog', '3'));
  await jest.advanceTimersByTimeAsync(1900);
  expect(loadReporter).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(5000);
  expect(told()).toEqual([{ page: '/produtos', views: { shell: '1', mfe_catalog: '3' }, failures: [], vitals: [] }]);
  expect(loadReporter.mock.calls).toEqual([['reporter.js']]);
});

test('one that has not started tells of nothing but the shell, when it is closed, and of that not again', async () => {
  const observer = open();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(told()).toEqual([]);
  const shellAlone = { page: '/produtos', views: { shell: '1' }, failures: [], vitals: [] };
  window.dispatchEvent(new Event('pagehide'));
  expect(told()).toEqual([shellAlone]);
  // It comes back, and is touched.
  observer.followPages(() => '/produtos');
  observer.used('mfe_catalog/ProductsPage', pin('mfe_catalog', '3'));
  await jest.advanceTimersByTimeAsync(5000);
  expect(told().slice(1)).toEqual([{ ...shellAlone, views: { mfe_catalog: '3' } }]);
});

test('one in which something fails tells at once; what follows soon after, in one body', async () => {
  const observer = open();
  observer.failed(broken);
  await jest.advanceTimersByTimeAsync(0);
  expect(told()).toMatchObject([{ views: { shell: '1', mfe_cart: '2' }, failures: [{ ...broken, first: true }] }]);
  observer.failed({ ...broken, phase: 'effect' });
  observer.failed({ ...broken, phase: 'run' });
  await jest.advanceTimersByTimeAsync(1900);
  expect(told()).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(200);
  expect(told()[1]?.failures.map(({ phase, first }) => [phase, first])).toEqual([
    ['effect', false],
    ['run', false],
  ]);
});

test.each([
  ['is closed', () => window.dispatchEvent(new Event('pagehide'))],
  ['goes out of sight', hide],
])('a page that %s tells at once', async (_how, go) => {
  const observer = start();
  await jest.advanceTimersByTimeAsync(5000);
  send.mockClear();
  observer.failed(broken);
  go();
  expect(told()).toEqual([
    { page: '/produtos', views: { mfe_cart: '2' }, failures: [{ ...broken, first: true }], vitals: [] },
  ]);
});

test('one that goes out of sight at its start tells as soon as its reporter has come', async () => {
  open();
  hide();
  await jest.advanceTimersByTimeAsync(0);
  expect(told()).toMatchObject([{ views: { shell: '1' } }]);
});

const brief = [
  { page: '/produtos', views: { shell: '1' }, failures: [], vitals: [] },
  {
    page: '/produtos',
    views: { mfe_cart: '2' },
    failures: [{ ...broken, kind: '', first: true }],
    vitals: [],
  },
];

test('a page that is closed before its reporter has come tells what it used and what failed, without texts', () => {
  const observer = open();
  observer.failed(broken);
  window.dispatchEvent(new Event('pagehide'));
  expect(told()).toEqual(brief);
});

test('should it come back, nothing of that is told again', async () => {
  const observer = open();
  observer.failed(broken);
  window.dispatchEvent(new Event('pagehide'));
  await jest.advanceTimersByTimeAsync(5000);
  observer.failed(broken);
  observer.failed({ ...broken, phase: 'effect' });
  window.dispatchEvent(new Event('pagehide'));
  expect(told().slice(2)).toEqual([
    { page: '/produtos', views: {}, failures: [{ ...broken, phase: 'effect', first: false }], vitals: [] },
  ]);
});

test('so does one whose reporter cannot be loaded; it keeps as much as it could tell', async () => {
  noNetwork();
  const observer = open();
  for (let count = 0; count < 1000; count += 1) observer.failed({ ...broken, version: `${count}` });
  await jest.advanceTimersByTimeAsync(60_000);
  window.dispatchEvent(new Event('pagehide'));
  expect(told().flatMap(({ failures }) => failures)).toHaveLength(49);
  expect(loadReporter).toHaveBeenCalledTimes(1);
});

test('what comes up on another page is told of that one, whenever its reporter comes', async () => {
  const observer = open();
  observer.followPages(() => '/contato');
  observer.failed(broken);
  await jest.advanceTimersByTimeAsync(5000);
  expect(told().map(({ page }) => page)).toEqual(['/produtos', '/contato']);
  expect(send.mock.calls.map(([endpoint]) => endpoint)).toEqual(['/observations', '/observations']);
});

test('what a form held as something failed is not told, though it holds something else by the time of telling', async () => {
  document.body.innerHTML = '<input value="Ana Lima">';
  open().failed({ ...broken, kind: 'Error: Ana Lima is too long' });
  document.body.innerHTML = '';
  await jest.advanceTimersByTimeAsync(5000);
  expect(told()[0]?.failures[0]?.kind).toBe('Error: … is too long');
});

test('the vitals of a page that is asked for them are told once, of the page that was loaded', async () => {
  const observer = open({ vitalsSample: 100 });
  observer.followPages(() => '/contato');
  await jest.advanceTimersByTimeAsync(5000);
  expect(loadReporter.mock.calls).toEqual([['reporterWithVitals.js']]);
  document.dispatchEvent(new Event('visibilitychange'));
  hide();
  hide();
  expect(told().map(({ page, vitals }) => [page, vitals])).toEqual([
    ['/produtos', []],
    ['/produtos', [vital]],
  ]);
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

test('what nobody catches is a failure of the release whose file throws it', async () => {
  open();
  dispatch({ error: thrown('broken', file), filename: 'https://www.example.com/other/1/main.js' });
  dispatch({ error: 'no error', message: 'Uncaught no error', filename: file });
  dispatch({ message: 'Uncaught something', filename: file });
  reject(thrown('refused', file));
  await jest.advanceTimersByTimeAsync(5000);
  expect(told().flatMap(({ failures }) => failures)).toEqual([
    failure('TypeError: broken', true),
    failure('no error', false),
    failure('Uncaught something', false),
    failure('TypeError: refused', false),
  ]);
});

test.each(['chrome-extension://abc/content.js', 'https://www.example.com/', 'https://ads.example.com/shell.js'])(
  'what %s throws is nobody’s, whatever its text names',
  async (place) => {
    open();
    dispatch({ error: thrown(`${file} could not be loaded`, place), filename: place });
    reject(thrown(`${file} could not be loaded`, place));
    reject(`${file} could not be loaded`);
    reject(undefined);
    await jest.advanceTimersByTimeAsync(5000);
    expect(told().flatMap(({ failures }) => failures)).toEqual([]);
  },
);

test('what a script throws as it is evaluated is left to the loader', async () => {
  open();
  Object.defineProperty(document, 'currentScript', { value: document.createElement('script'), configurable: true });
  dispatch({ error: thrown('broken', file), filename: file });
  await jest.advanceTimersByTimeAsync(5000);
  expect(told().flatMap(({ failures }) => failures)).toEqual([]);
});

test('where the owner wants to know nothing, nothing is told, and nobody listens', async () => {
  const observer = open({ observationsEndpoint: null, vitalsSample: 100 });
  observer.used('mfe_cart/CartPanel', pin('mfe_cart', '2'));
  observer.failed(broken);
  await jest.advanceTimersByTimeAsync(5000);
  expect(send).not.toHaveBeenCalled();
  expect(loadReporter).not.toHaveBeenCalled();
  expect(listening).toEqual([]);
});
