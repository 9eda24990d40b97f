import { SiteConfigError } from '@site/shared/config';
import { runCommand } from './command';

let exit: jest.SpyInstance;
let said: jest.SpyInstance;

beforeEach(() => {
  exit = jest.spyOn(process, 'exit').mockReturnValue(undefined as never);
  said = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

test('a command that works says nothing', async () => {
  await runCommand(async () => {});
  expect(said).not.toHaveBeenCalled();
  expect(exit).not.toHaveBeenCalled();
});

test.each([new Error('Port 3000 is in use'), new SiteConfigError('siteUrl is missing')])(
  'what a person can mend is one line: %s',
  async (error) => {
    await runCommand(() => Promise.reject(error));
    expect(said.mock.calls).toEqual([[`Error: ${error.message}`]]);
    expect(exit).toHaveBeenCalledWith(1);
  },
);

test.each([new TypeError('undefined is not a function'), new Error('A page', { cause: new Error('why') }), 'text'])(
  'what should not happen is told in full: %s',
  async (error) => {
    await runCommand(() => Promise.reject(error));
    expect(said.mock.calls).toEqual([[error]]);
    expect(exit).toHaveBeenCalledWith(1);
  },
);
