import { isNotFound, isTaken, registryError } from './registryError';
import { StoreError } from './releaseStore';

const url = 'https://npm.example.com/';
const httpError = (statusCode: number, body: unknown = '') =>
  Object.assign(new Error(`${statusCode} - PUT ${url}`), { statusCode, body, code: `E${statusCode}` });
const fetchError = (fields: object) =>
  Object.assign(new Error('\nrequest failed\nbecause'), { name: 'FetchError' }, fields);

test.each([
  [httpError(401), 'does not allow you to publish it: it wants to know who you are (npm login, 401)'],
  [httpError(403, { error: 'not yours' }), 'does not allow you to publish it (403): not yours'],
  [httpError(404, { message: 'no\nsuch' }), "can't publish it: it has none, or hides it from you (404): no"],
  [httpError(500, '<html>'), 'failed to publish it (500)'],
  [fetchError({ code: 'ECONNREFUSED', type: 'system' }), "can't be reached: ECONNREFUSED (publish it)"],
  [fetchError({}), "can't be reached: request failed (publish it)"],
  [fetchError({ code: 'ERESPONSETIMEOUT', type: 'system' }), 'did not answer in time (publish it)'],
  [fetchError({ type: 'body-timeout' }), 'did not answer in time (publish it)'],
  [fetchError({ type: 'invalid-json' }), 'does not answer as an npm registry does (publish it)'],
  [Object.assign(new Error(), { code: 'EINTEGRITY' }), 'sent a file that fails its integrity check (publish it)'],
])('registryError gives one line for %j', (error, line) => {
  expect(registryError(error, url, 'publish it')).toEqual(new StoreError(`The registry ${url} ${line}`));
});

test('registryError leaves an error of another source unchanged', () => {
  const error = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
  expect(registryError(error, url, 'publish it')).toBe(error);
});

test('isTaken recognizes the answers by which registries refuse an existing version', () => {
  expect(isTaken(httpError(409))).toBe(true);
  expect(isTaken(httpError(403, { error: 'You cannot publish over the previously published versions: 1.0.0.' }))).toBe(
    true,
  );
  expect(isTaken(httpError(403, { error: 'user is not allowed to publish' }))).toBe(false);
});

test('isNotFound recognizes a missing package and a missing version', () => {
  expect(isNotFound(httpError(404))).toBe(true);
  expect(isNotFound(Object.assign(new Error(), { code: 'ETARGET' }))).toBe(true);
  expect(isNotFound(httpError(403))).toBe(false);
});
