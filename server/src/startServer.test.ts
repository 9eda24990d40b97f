import { once } from 'node:events';
import { connect } from 'node:net';
import { type StartOptions, startServer } from './startServer';
import { serverOptions } from './testing/mail';
import { useServers } from './testing/servers';

const { folder, closeLater } = useServers();
const start = async (options: Partial<StartOptions> = {}) =>
  closeLater(await startServer({ ...serverOptions(folder()), port: 0, ...options }));

test('a port in use leads to an error of one line that names the port', async () => {
  const { port } = await start();
  await expect(start({ port })).rejects.toThrow(new RegExp(`^listen EADDRINUSE: address already in use \\S+:${port}$`));
});

test('close cuts off a request that does not end within five seconds', async () => {
  const server = await start({ host: '127.0.0.1' });
  const socket = connect(server.port, '127.0.0.1');
  const cut = new Promise((resolve) => socket.once('close', resolve));
  socket.on('error', () => {});
  socket.write('POST /send_mail.php HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\n');
  socket.write('Content-Length: 9\r\nExpect: 100-continue\r\n\r\n');
  // The server sends 100 Continue when it starts to read the request.
  await once(socket, 'data');
  socket.write('--b');
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const closed = server.close();
  jest.advanceTimersByTime(5_000);
  jest.useRealTimers();
  await closed;
  await cut;
});
