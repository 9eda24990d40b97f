import { type AddressInfo, createServer, type Server } from 'node:net';
import { firstFreePort, servingPort } from './freePort';

let server: Server | undefined;
afterEach(() => void server?.close());

function takePort(host: string): Promise<number> {
  const taking = createServer();
  server = taking;
  return new Promise((resolve) => {
    taking.listen(0, host, () => resolve((taking.address() as AddressInfo).port));
  });
}

test.each(['127.0.0.1', '::'])('a port that is in use on %s is one line that says what to do', async (host) => {
  const port = await takePort(host);
  await expect(servingPort(String(port))).rejects.toThrow(
    `Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1}`,
  );
});

test.each(['abc', '0', '65536', '80.5', '-1', ''])('PORT=%s is no port', async (text) => {
  await expect(servingPort(text)).rejects.toThrow(`PORT must be 1 to 65535, not "${text}"`);
});

test('a free port is the one to serve on', async () => {
  const port = await takePort('127.0.0.1');
  await new Promise((resolve) => server?.close(resolve));
  expect(await servingPort(String(port))).toBe(port);
});

test('the first free port comes after those that are taken', async () => {
  const port = await takePort('127.0.0.1');
  expect(await firstFreePort(port)).toBeGreaterThan(port);
});
