import { realpathSync } from 'node:fs';
import { installed } from '../../repository';
import { childLimits, startChild } from './startChild';

/** Programs that the test makes unavailable. */
let mockLacking: readonly string[];

jest.mock('node:child_process', () => {
  const actual = jest.requireActual('node:child_process');
  const missing = (argument: string) => (mockLacking.includes(argument) ? `${argument}-that-is-missing` : argument);
  return {
    ...actual,
    spawn: (file: string, args: readonly string[], options: object) =>
      actual.spawn(missing(file), args.map(missing), options),
    execFile: (file: string, ...more: readonly unknown[]) => actual.execFile(missing(file), ...more),
  };
});

beforeEach(() => {
  mockLacking = ['bwrap'];
});

const platform = Object.getOwnPropertyDescriptor(process, 'platform') ?? {};

afterEach(() => {
  Object.defineProperty(process, 'platform', platform);
  delete process.env.RENDER_SANDBOX;
  jest.restoreAllMocks();
});

test('startChild fails without bubblewrap if RENDER_SANDBOX is required', async () => {
  process.env.RENDER_SANDBOX = 'required';
  await expect(startChild()).rejects.toThrow('Releases can’t be rendered: no bubblewrap with user namespaces here');
});

test.each([
  [
    'permissions without new descriptors',
    ['bwrap'],
    'descriptors',
    /^Releases are rendered with Node’s permissions and no new descriptors: /,
  ],
  [
    'permissions alone, if there is no prlimit',
    ['bwrap', 'prlimit'],
    'permissions',
    /^Releases are rendered with Node’s permissions alone: /,
  ],
  [
    'permissions alone, on Windows, which has no shell',
    ['bwrap', 'prlimit', '/bin/sh'],
    'permissions',
    /^Releases are rendered with Node’s permissions alone: /,
  ],
])('startChild falls back to Node’s %s, and reports it once', async (_what, lacking, isolation, line) => {
  mockLacking = lacking;
  if (lacking.includes('/bin/sh')) Object.defineProperty(process, 'platform', { ...platform, value: 'win32' });
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  await jest.isolateModulesAsync(async () => {
    const { probeIsolation, startChild } = await import('./startChild');
    expect(await probeIsolation()).toBe(isolation);
    const children = [await startChild(), await startChild()];
    for (const child of children) child.end();
  });
  expect(said.mock.calls).toEqual([[expect.stringMatching(line)]]);
  expect(String(said.mock.calls[0])).toMatch(/^.*bwrap-that-is-missing.*$/);
});

test.each([
  ['text that is no answer', "JSON.stringify = (it) => 'junk\\n' + stringify(it)", 'wrote unrequested'],
  ['an unrequested answer', 'JSON.stringify = (it) => stringify(it) + \'\\n{"id":7,"result":1}\'', 'wrote unrequested'],
  ['too much on stderr', "for (let i = 0; i < 3000; i += 1) console.log('x'.repeat(1000))", 'wrote more than'],
])('startChild ends a process that writes %s', async (_what, code, why) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const child = await startChild();
  const release = 'mfe-x 1.0.0';
  await child.ask({ kind: 'add', release, files: { 'a.cjs': `const { stringify } = JSON; ${code}` } });
  const message = { kind: 'run', release, file: 'a.cjs' };
  await ended(() => child.ask(message), why);
});

test('startChild ends a process that floods stdout after its answer', async () => {
  const child = await startChild(childLimits, 'permissions', {
    file: realpathSync(installed('delivery', 'src/testing/robber.mjs')),
  });
  await ended(() => child.ask({ kind: 'flood' }), 'wrote unrequested');
});

/** Expects a process to be ended soon, during a request or after its answer. */
async function ended(ask: () => Promise<unknown>, why: string) {
  const asked = performance.now();
  const failure = await ask()
    .then(ask)
    .then(() => new Promise((resolve) => setTimeout(resolve, 1000)))
    .then(ask)
    .catch((error: Error) => error.message);
  expect(failure).toContain(why);
  expect(performance.now() - asked).toBeLessThan(10_000);
}

test('startChild ends a process whose answers take too long in total', async () => {
  const child = await startChild({ ...childLimits, total: 0, each: 0 });
  await child.ask({ kind: 'add', release: 'mfe-x 1.0.0', files: {} });
  await expect(child.ask({ kind: 'add', release: 'mfe-x 1.0.0', files: {} })).rejects.toThrow('exceeded 0 s in total');
});

test('an error of a release is one line, with control characters escaped', async () => {
  const error = 'lost\\n  mfe-cart: all is well\\r\\u001b[2J\\u009b';
  const child = await startChild();
  const files = { 'a.cjs': `throw new Error('${error}')` };
  await child.ask({ kind: 'add', release: 'mfe-x 1.0.0', files });
  await expect(child.ask({ kind: 'run', release: 'mfe-x 1.0.0', file: 'a.cjs' })).rejects.toThrow(
    String.raw`lost\n  mfe-cart: all is well\u000d\u001b[2J\u009b`,
  );
  child.end();
});
