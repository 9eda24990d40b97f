import { siteConfigError } from '@site/shared/config';
import { runCommand } from './command';

let exit: jest.SpyInstance;
let said: jest.SpyInstance;

beforeEach(() => {
  exit = jest.spyOn(process, 'exit').mockReturnValue(undefined as never);
  said = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

test.each([
  new Error('Port 3000 is in use'),
  siteConfigError([{ field: 'Telefone', wanted: 'escreva', key: 'contact.phone' }]),
])('an error that the user can correct is printed as one line: %s', async (error) => {
  await runCommand(() => Promise.reject(error));
  expect(said.mock.calls).toEqual([[`Error: ${error.message}`]]);
  expect(exit).toHaveBeenCalledWith(1);
});

test.each([
  [new TypeError('undefined is not a function'), /^TypeError: undefined is not a function\n {4}at /],
  [new Error('A page', { cause: new Error('why') }), /^Error: A page\n {4}at .*\n {2}because: Error: why$/s],
  ['text', /^text$/],
])('an unexpected error is printed in full: %s', async (error, expected) => {
  await runCommand(() => Promise.reject(error));
  expect(said.mock.calls).toEqual([[expect.stringMatching(expected)]]);
  expect(exit).toHaveBeenCalledWith(1);
});
