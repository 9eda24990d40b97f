import { connect } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { AbuseLimits } from './abuse';
import { createServer, type ServerOptions } from './createServer';
import { listen, visit } from './testing/http';
import { fullMessage, serverOptions } from './testing/mail';
import { publishGeneration } from './testing/site';
import { until, useTemporaryFolder } from './testing/temporaryFolder';

const folder = useTemporaryFolder();
const running: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((app) => app.close()));
});

function start(limits: AbuseLimits, options: Partial<ServerOptions> = {}): Promise<string> {
  const app = createServer({ ...serverOptions(folder()), ...options, limits });
  running.push(app);
  return listen(app);
}

const parts = Object.entries(fullMessage).map(
  ([name, value]) => `--limit\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
);
const payload = `${parts.join('')}--limit--\r\n`;

function send(origin: string, headers: Readonly<Record<string, string>> = {}) {
  const type = { 'content-type': 'multipart/form-data; boundary=limit' };
  return visit(origin, '/send_mail.php', { method: 'POST', headers: { ...type, ...headers }, payload });
}

const statuses = async (answers: Promise<{ statusCode: number | undefined }>[]) =>
  (await Promise.all(answers)).map(({ statusCode }) => statusCode);

describe('messages a minute', () => {
  test('one too many from one address: 429, with when to come back, in Portuguese and as a header', async () => {
    const origin = await start({ perMinute: 2 });
    expect(await statuses([send(origin), send(origin)])).toEqual([200, 200]);
    const { statusCode, headers, body } = await send(origin);
    expect([statusCode, headers['content-type']]).toEqual([429, 'text/plain; charset=utf-8']);
    const seconds = Number(headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(body).toBe(`Muitas mensagens em pouco tempo. Por favor, tente novamente em ${seconds} segundos.`);
    expect(Object.keys(headers).filter((name) => name.startsWith('x-ratelimit'))).toEqual([]);
  });

  test('pages and health are not counted', async () => {
    await publishGeneration(join(folder(), 'site'), '1', { files: { 'index.html': 'Home' } });
    const origin = await start({ perMinute: 1 });
    await send(origin);
    expect(await statuses(Array.from({ length: 5 }, () => visit(origin, '/')))).toEqual([200, 200, 200, 200, 200]);
    expect((await visit(origin, '/healthz')).statusCode).toBe(200);
    expect((await visit(origin, '/send_mail.php')).statusCode).toBe(405);
    expect((await send(origin)).statusCode).toBe(429);
  });

  test('nobody may pretend to be another address', async () => {
    const origin = await start({ perMinute: 1 });
    expect((await send(origin, { 'x-forwarded-for': '203.0.113.1' })).statusCode).toBe(200);
    expect((await send(origin, { 'x-forwarded-for': '203.0.113.2' })).statusCode).toBe(429);
  });

  test("behind proxies, the address is what the outermost of one's own saw", async () => {
    const origin = await start({ perMinute: 1 }, { trustProxy: 2 });
    const from = (addresses: string) => send(origin, { 'x-forwarded-for': addresses });
    expect((await from('203.0.113.1, 10.0.0.1')).statusCode).toBe(200);
    expect((await from('203.0.113.2, 10.0.0.1')).statusCode).toBe(200);
    expect((await from('203.0.113.1, 10.0.0.2')).statusCode).toBe(429);
    // What a visitor writes before that counts for nothing.
    expect((await from('198.51.100.7, 203.0.113.2, 10.0.0.1')).statusCode).toBe(429);
  });

  test('IPv6 is counted by /64', async () => {
    const origin = await start({ perMinute: 1 }, { trustProxy: 1 });
    const from = (address: string) => send(origin, { 'x-forwarded-for': address });
    expect((await from('2001:db8:1:2::1')).statusCode).toBe(200);
    expect((await from('2001:db8:1:2:ffff::9')).statusCode).toBe(429);
    expect((await from('2001:db8:1:3::1')).statusCode).toBe(200);
    expect((await from('::ffff:203.0.113.1')).statusCode).toBe(200);
    expect((await from('203.0.113.1')).statusCode).toBe(429);
  });
});

/** A submission whose body never ends. */
function startSlowly(origin: string) {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  let answer = '';
  let closed = false;
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    closed = true;
  });
  socket.write('POST /send_mail.php HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=limit\r\n');
  socket.write('Content-Length: 9000\r\nExpect: 100-continue\r\n\r\n');
  return { socket, answer: () => answer, isClosed: () => closed };
}

test('a sender that is too slow is told so, and cut off', async () => {
  const origin = await start({ arrivalMs: 100 });
  const { socket, answer, isClosed } = startSlowly(origin);
  const trickle = setInterval(() => socket.write('-'), 20);
  try {
    await until(isClosed);
  } finally {
    clearInterval(trickle);
  }
  expect(answer()).toContain('HTTP/1.1 408 ');
  expect(answer()).toContain('A mensagem demorou demais para chegar. Por favor, tente novamente.');
});

test('one more than may be received at once: 503, when to come back, and a place as soon as one is free', async () => {
  const origin = await start({ atOnce: 2 });
  const slow = [startSlowly(origin), startSlowly(origin)];
  await until(() => slow.every(({ answer }) => answer().includes('100 Continue')));
  const { statusCode, headers, body } = await send(origin);
  expect([statusCode, headers['retry-after']]).toEqual([503, '10']);
  expect(body).toBe('Há muitas mensagens chegando neste momento. Por favor, tente novamente em alguns segundos.');
  slow[0]?.socket.destroy();
  await until(async () => (await send(origin)).statusCode === 200);
  expect((await send(origin)).statusCode).toBe(200);
  slow[1]?.socket.destroy();
});

describe('other sites', () => {
  const origins = ['https://loja.example.com'];

  test('those that are named may read the answers, the refusals too', async () => {
    const origin = await start({ corsOrigins: origins, perMinute: 1 });
    const answers = [
      await send(origin, { origin: origins[0] ?? '' }),
      await send(origin, { origin: origins[0] ?? '' }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 429]);
    for (const { headers } of answers) {
      expect(headers['access-control-allow-origin']).toBe(origins[0]);
      expect(headers['access-control-expose-headers']).toBe('retry-after');
      expect(headers.vary).toContain('Origin');
    }
  });

  test.each([[origins], [[]]])('any other may not (named: %j)', async (corsOrigins) => {
    const origin = await start({ corsOrigins });
    const { headers } = await send(origin, { origin: 'https://evil.example.com' });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });
});
