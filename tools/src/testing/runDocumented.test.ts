import { isServer, plainEnvironment, runDocumented, startDocumented } from './runDocumented';

const terminal = { folder: process.cwd(), env: plainEnvironment() };
const serving = `node -e "console.log('Ready on http://localhost:1'); setInterval(() => {}, 1000)"`;

test('a command tells what it printed, and says so when it fails', async () => {
  expect(await runDocumented('echo one && echo two >&2', terminal)).toContain('one\n');
  await expect(runDocumented('echo why >&2; exit 3', terminal)).rejects.toThrow(/exit 3\nwhy/);
});

test('one that goes on is there when it says where it answers, and gone when it is stopped', async () => {
  const server = await startDocumented(`sh -c '${serving.replaceAll("'", "'\\''")}; :'`, terminal);
  expect(server.url).toBe('http://localhost:1');
  expect(await server.stop()).toContain('Ready on');
});

test('one that ends before that is an error', async () => {
  await expect(startDocumented('echo no port; exit 1', terminal)).rejects.toThrow(/ended before it answered\nno port/);
});

test.each([
  ['npm start', true],
  ['npm run dev -- promo', true],
  ['npm run deploy -w mfe-promo', false],
  ['npm run development', false],
])('%s goes on: %s', (line, goesOn) => {
  expect(isServer(line)).toBe(goesOn);
});
