import { type AddressInfo, createServer, type Server } from 'node:net';
import { firstFreePort, servingPort } from './freePort.mjs';

let server: Server | undefined;
afterEach(() => void server?.close());

function takePort(host: string): Promise<number> {
  const taking = createServer();
  server = taking;
  return new Promise((resolve) => {
    taking.listen(0, host, () => resolve((taking.address() as AddressInfo).port));
  });
}

test.each(['127.0.0.1', '::'])('a port in use on %s is an error that suggests another', async (host) => {
  const port = await takePort(host);
  await expect(servingPort(String(port))).rejects.toThrow(
    `Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1}`,
  );
});

test.each(['abc', '0', '65536', '80.5', '-1', ''])('servingPort refuses PORT=%s', async (text) => {
  await expect(servingPort(text)).rejects.toThrow(`PORT must be 1 to 65535, not "${text}"`);
});

test('firstFreePort skips ports that are in use', async () => {
  const port = await takePort('127.0.0.1');
  expect(await firstFreePort(port)).toBeGreaterThan(port);
});
