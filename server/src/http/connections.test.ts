import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import type { ServerOptions } from '../createServer';
import { createDiskQueue } from '../mail/diskQueue';
import { visit } from '../testing/http';
import { fullMessage, multipartBody, multipartType } from '../testing/mail';
import { useServers } from '../testing/servers';
import { publishGeneration } from '../testing/site';
import { until } from '../testing/temporaryFolder';

const servers = useServers();
const { folder } = servers;

const opened: Socket[] = [];
afterEach(() => {
  for (const socket of opened.splice(0)) socket.destroy();
  jest.restoreAllMocks();
});

/** Stops the server’s clock, so that no request exceeds its time on a busy machine. */
const stopClock = (time = performance.now()) => jest.spyOn(performance, 'now').mockReturnValue(time);

/** A page that fills the buffers of a connection long before all of its requests are answered. */
const largePage = '<p>Extintores</p>'.repeat(20_000);

async function start(options: Partial<ServerOptions> = {}): Promise<string> {
  await publishGeneration(join(folder(), 'site'), '1', { files: { 'index.html': largePage } });
  return (await servers.start(options)).origin;
}

const body = multipartBody(fullMessage);
const message = `POST /send_mail.php HTTP/1.1\r\nHost: x\r\nContent-Type: ${multipartType}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
const pages = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(30);

/** Opens a connection from one of this machine's addresses, sends requests at once and reads nothing. */
async function sendUnread(origin: string, address: string, requests: string): Promise<Socket> {
  const socket = connect({ port: Number(new URL(origin).port), host: '127.0.0.1', localAddress: address });
  opened.push(socket.on('error', () => {}));
  await once(socket, 'connect');
  socket.write(requests);
  return socket;
}

async function statusOfMessage(origin: string): Promise<number | undefined> {
  const headers = { 'content-type': multipartType };
  return (await visit(origin, '/send_mail.php', { method: 'POST', headers, payload: body })).statusCode;
}

/** Each of another network. */
const addresses = Array.from({ length: 6 }, (_, network) => `127.${network + 2}.0.1`);
const limits = { atOnce: 20, atOnceFromAddress: 4 };

test('pipelined, unread and reset connections from six addresses leave the form working', async () => {
  const origin = await start({ limits });
  stopClock();
  const sockets = await Promise.all(addresses.map((address) => sendUnread(origin, address, pages + message.repeat(4))));
  await until(async () => (await statusOfMessage(origin)) === 503);
  for (const socket of sockets) socket.resetAndDestroy();
  await until(async () => (await statusOfMessage(origin)) === 200);
});

test('unread answers free their places after 3 s', async () => {
  const origin = await start({ limits });
  const begin = Math.ceil(performance.now());
  const clock = stopClock(begin);
  const socket = await sendUnread(origin, '127.0.0.1', pages + message.repeat(4));
  await until(async () => (await statusOfMessage(origin)) === 429);
  clock.mockReturnValue(begin + 2_999);
  expect(await statusOfMessage(origin)).toBe(429);
  clock.mockReturnValue(begin + 3_000);
  await until(async () => (await statusOfMessage(origin)) === 200);
  // The server has closed the connection, with its unread answers.
  clock.mockRestore();
  await once(socket.resume(), 'close');
});

test('a message that is being stored is never dropped, however long that takes', async () => {
  const disk = createDiskQueue(join(folder(), 'slow'));
  let store = () => {};
  const stored = new Promise<void>((resolve) => {
    store = resolve;
  });
  const add = jest.fn(async (it: Parameters<typeof disk.add>[0]) => {
    await stored;
    await disk.add(it);
  });
  const origin = await start({ limits: { atOnce: 1 }, queue: { ...disk, add } });
  const first = statusOfMessage(origin);
  await until(() => add.mock.calls.length === 1);
  const clock = stopClock(performance.now() + 60_000);
  expect(await statusOfMessage(origin)).toBe(503);
  clock.mockRestore();
  store();
  expect(await first).toBe(200);
});

test('a connection whose client neither sends nor reads is closed after a minute', async () => {
  const { app } = await servers.start();
  expect(app.server.timeout).toBe(60_000);
});

test.each([
  ['persists without a header', '', true],
  ['is closed, and told so, for a client that asks for it', 'Connection: close\r\n', false],
])('a connection %s', async (_what, header, isKept) => {
  const origin = await start();
  const asked = `GET /outra HTTP/1.1\r\nHost: x\r\n${header}\r\n`;
  const socket = await sendUnread(origin, '127.0.0.1', asked.repeat(isKept ? 2 : 1));
  let answers = '';
  socket.setEncoding('utf8').on('data', (text) => {
    answers += text;
  });
  const count = () => answers.split('HTTP/1.1 404 Not Found\r\n').length - 1;
  await (isKept ? until(async () => count() === 2) : once(socket, 'close'));
  expect(count()).toBe(isKept ? 2 : 1);
  expect(/^(?:connection|keep-alive): .*$/gim.exec(answers)?.[0]).toBe(isKept ? undefined : 'Connection: close');
});
