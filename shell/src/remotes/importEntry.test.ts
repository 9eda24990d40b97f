import { createImport } from './importEntry';
import { LoadFailure } from './loadFailure';

const url = 'https://cdn.example.com/mfe-cart/1.0.0/remoteEntry.mjs';
const container = { init: jest.fn(), get: jest.fn() };
const importModule = jest.fn(async (): Promise<unknown> => container);
const importEntry = createImport(importModule);

beforeEach(() => {
  document.head.innerHTML = '';
  importModule.mockClear();
});

const script = () => document.head.querySelector('script');

test('the entry is imported once the browser has compared its digest', async () => {
  const importing = importEntry(url, 'sha384-abc');
  expect(script()).toMatchObject({ type: 'module', src: url, integrity: 'sha384-abc', crossOrigin: 'anonymous' });
  expect(importModule).not.toHaveBeenCalled();
  script()?.dispatchEvent(new Event('load'));
  expect(await importing).toBe(container);
  expect(importModule).toHaveBeenCalledWith(url);
});

test('an entry with another digest is not imported', async () => {
  const importing = importEntry(url, 'sha384-abc');
  const failing = expect(importing.catch((error) => Promise.reject(LoadFailure.of(error)))).rejects.toMatchObject({
    phase: 'fetch',
    message: `${url} could not be loaded`,
  });
  script()?.dispatchEvent(new Event('error'));
  await failing;
  expect(importModule).not.toHaveBeenCalled();
});

test('an entry that throws fails in the phase evaluate', async () => {
  importModule.mockRejectedValueOnce(new Error('broken'));
  const error = await importEntry(url, undefined).catch(LoadFailure.of);
  expect(error).toMatchObject({ phase: 'evaluate', message: `${url} does not run: Error: broken` });
});

test('the entry of a development server has no digest', async () => {
  await importEntry(url, undefined);
  expect(script()).toBeNull();
});
