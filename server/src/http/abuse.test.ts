import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { ServerOptions } from '../createServer';
import { DeliveryFailure } from '../mail/delivery';
import { createDiskQueue } from '../mail/diskQueue';
import type { MailLimits } from '../mail/mailRoutes';
import { visit } from '../testing/http';
import { fullMessage, multipartBody, multipartType } from '../testing/mail';
import { useServers } from '../testing/servers';
import { publishGeneration } from '../testing/site';
import { namesIn, until } from '../testing/temporaryFolder';

const servers = useServers();
const { folder } = servers;
const start = async (limits: MailLimits, options: Partial<ServerOptions> = {}) =>
  (await servers.start({ ...options, limits })).origin;

function send(origin: string, headers: Readonly<Record<string, string>> = {}, message: string = fullMessage.message) {
  const payload = multipartBody({ ...fullMessage, message });
  const all = { 'content-type': multipartType, ...headers };
  return visit(origin, '/send_mail.php', { method: 'POST', headers: all, payload });
}

describe('the limit of messages a minute', () => {
  test('answers one message too many with 429, Retry-After and a Portuguese text', async () => {
    const origin = await start({ perMinute: 2 });
    for (let turn = 0; turn < 2; turn += 1) expect((await send(origin)).statusCode).toBe(200);
    const { statusCode, headers, body } = await send(origin);
    expect([statusCode, headers['content-type']]).toEqual([429, 'text/plain; charset=utf-8']);
    const seconds = Number(headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(body).toBe(`Muitas mensagens em pouco tempo. Por favor, tente novamente em ${seconds} segundos.`);
    expect(Object.keys(headers).filter((name) => name.startsWith('x-ratelimit'))).toEqual([]);
  });

  test('counts neither pages nor health checks', async () => {
    await publishGeneration(join(folder(), 'site'), '1', { files: { 'index.html': 'Home' } });
    const origin = await start({ perMinute: 1 });
    await send(origin);
    for (const path of ['/', '/', '/healthz']) expect((await visit(origin, path)).statusCode).toBe(200);
    expect((await visit(origin, '/send_mail.php')).statusCode).toBe(405);
    expect((await send(origin)).statusCode).toBe(429);
  });
});

describe.each([10, -10])('a clock that is set by %i days', (days) => {
  const by = days * 24 * 3_600_000;
  test('neither resets nor prolongs the limit of messages a minute', async () => {
    const origin = await start({ perMinute: 2 });
    const begin = Math.ceil(performance.now());
    const elapsed = jest.spyOn(performance, 'now').mockReturnValue(begin);
    const statuses = async () => [(await send(origin)).statusCode, (await send(origin)).statusCode];
    expect(await statuses()).toEqual([200, 200]);
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + by);
    try {
      expect(await statuses()).toEqual([429, 429]);
      expect((await send(origin)).headers['retry-after']).toBe('60');
      elapsed.mockReturnValue(begin + 60_000);
      expect(await statuses()).toEqual([200, 200]);
    } finally {
      clock.mockRestore();
      elapsed.mockRestore();
    }
  });
});

describe('an address in the notation of a proxy', () => {
  const forms = ['198.51.100.7', '198.51.100.7:40000', '198.51.100.7:40001', '[::ffff:198.51.100.7]:443'];
  // Each message has its own text, because an equal message is not stored again.
  const from = (origin: string, address: string) => send(origin, { 'x-forwarded-for': address }, `De ${address}`);

  test('has one limit of messages in all its notations', async () => {
    const origin = await start({ perMinute: 3 }, { trustProxy: 1 });
    const answers = [];
    for (const form of forms) answers.push((await from(origin, form)).statusCode);
    expect(answers).toEqual(forms.map((_, turn) => (turn < 3 ? 200 : 429)));
    expect((await from(origin, '198.51.100.8:40000')).statusCode).toBe(200);
  });

  test('that is invalid shares one limit with all other invalid addresses', async () => {
    const origin = await start({ perMinute: 2 }, { trustProxy: 1 });
    const answers = [];
    for (const text of ['unknown', '_hidden', '999.1.1.1', 'a'.repeat(2_000)]) answers.push(await from(origin, text));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429, 429]);
  });
});

describe('attacks on the limit of messages a day:', () => {
  const daily = { messages: 3, bytes: 10_000 };
  const from = (origin: string, address: string, message = 'Bom dia') =>
    send(origin, { 'x-forwarded-for': address }, message);

  test('one address gets its number of messages a day, and blocks no other address', async () => {
    let time = Date.UTC(2026, 0, 1);
    const origin = await start({ daily }, { trustProxy: 1, now: () => new Date(time) });
    for (let turn = 0; turn < 5; turn += 1) expect((await from(origin, '2001:db8::1', '\n')).statusCode).toBe(400);
    const flood = [];
    for (let turn = 0; turn < 5; turn += 1) {
      flood.push(await from(origin, `2001:db8::${turn}`, `Mensagem ${turn}`));
      time += 60_000;
    }
    expect(flood.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
    expect(flood.at(-1)).toMatchObject({ statusCode: 429, headers: { 'retry-after': expect.any(String) } });
    expect(flood.at(-1)?.body).toBe('Muitas mensagens em pouco tempo. Por favor, tente novamente em 24 horas.');
    expect((await from(origin, '203.0.113.1')).statusCode).toBe(200);
    time += 24 * 60 * 60_000;
    expect((await from(origin, '2001:db8::1')).statusCode).toBe(200);
  });

  test('many addresses fill the storage, and accepted messages keep the space that their retries need', async () => {
    const mailServer = new DeliveryFailure('unreachable', 'down');
    // A message pauses for longer than the mail server; otherwise only the first message would be retried.
    let pauses = 0;
    const retryPauseMs = () => (pauses++ % 2 === 0 ? 1_000 : 5);
    const options = { trustProxy: 1, retryPauseMs, delivery: { deliver: () => Promise.reject(mailServer) } };
    const origin = await start({ storedBytes: 20_000 }, options);
    const long = 'a'.repeat(6_000);
    const answers = [];
    for (let turn = 0; turn < 5; turn += 1) answers.push(await from(origin, `203.0.113.${turn}`, long));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 503, 503]);
    expect(answers.at(-1)?.body).toContain('Não foi possível registrar a mensagem agora.');
    // The server still retries each accepted message and stores its attempts.
    const spool = join(folder(), 'var/spool');
    const tries = async () => {
      // Temporary files come and go in the same folder.
      const names = (await namesIn(spool)).filter((name) => name.endsWith('.json'));
      return Promise.all(names.map(async (name) => JSON.parse(await readFile(join(spool, name), 'utf8'))));
    };
    await until(async () => (await tries()).filter((it) => it.attempts?.count > 1).length === 3);
  });
});

describe('with a mail server that is down', () => {
  const delivery = { deliver: () => Promise.reject(new DeliveryFailure('unreachable', 'down')) };
  const sendAll = async (origin: string, messages: number, addressOf: (turn: number) => string, trap = {}) => {
    const statuses: number[] = [];
    for (let turn = 0; turn < messages; turn += 1) {
      const payload = multipartBody({ ...fullMessage, message: `${turn} ${'a'.repeat(6_000)}`, ...trap });
      const headers = { 'content-type': multipartType, 'x-forwarded-for': addressOf(turn) };
      statuses.push((await visit(origin, '/send_mail.php', { method: 'POST', headers, payload })).statusCode ?? 0);
    }
    return statuses;
  };

  test.each([
    ['an IPv6 /48', (turn: number) => `2001:db8:1:${turn.toString(16)}::1`],
    ['three providers', (turn: number) => `${203 + (turn % 3)}.0.${turn}.1`],
  ])('%s cannot fill the storage, and a sender elsewhere gets in', async (_network, addressOf) => {
    const limits = { storedBytes: 200_000, daily: { messages: 50, bytes: 2 ** 20 } };
    const origin = await start(limits, { trustProxy: 1, delivery });
    expect(new Set(await sendAll(origin, 40, addressOf))).toEqual(new Set([200, 429]));
    for (let turn = 0; turn < 5; turn += 1)
      expect((await send(origin, { 'x-forwarded-for': `198.51.${turn}.1` })).statusCode).toBe(200);
  });

  test('a network fills only a part of the place for messages that look like those of robots', async () => {
    const limits = { daily: { messages: 50, bytes: 2 ** 20 } };
    const origin = await start(limits, { trustProxy: 1, delivery });
    const trap = { controle: 'x' };
    await sendAll(origin, 25, (turn) => `2001:db8:1:${turn.toString(16)}::1`, trap);
    const held = async () => (await createDiskQueue(join(folder(), 'var/spool')).summary()).held;
    expect(await held()).toBe(20);
    await sendAll(origin, 20, () => '198.51.100.1', trap);
    expect(await held()).toBe(36);
  });
});

/** Starts a submission whose body never ends. */
function startSlowly(origin: string, address = '203.0.113.1') {
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
  socket.write(`X-Forwarded-For: ${address}\r\n`);
  socket.write('Content-Length: 9000\r\nExpect: 100-continue\r\n\r\n');
  return { socket, answer: () => answer, isClosed: () => closed };
}

test('a sender that is too slow gets 408, and its connection is closed', async () => {
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

describe('attacks with slow bodies:', () => {
  const begun = (slow: readonly ReturnType<typeof startSlowly>[]) =>
    until(() => slow.every(({ answer }) => answer().includes('100 Continue')));

  test('a message beyond those received at once gets 503 and Retry-After, until one of them ends', async () => {
    const origin = await start({ atOnce: 2 });
    const slow = [startSlowly(origin), startSlowly(origin)];
    await begun(slow);
    const { statusCode, headers, body } = await send(origin);
    expect([statusCode, headers['retry-after']]).toEqual([503, '10']);
    expect(body).toBe('Há muitas mensagens chegando neste momento. Por favor, tente novamente em alguns segundos.');
    slow[0]?.socket.destroy();
    await until(async () => (await send(origin)).statusCode === 200);
    slow[1]?.socket.destroy();
  });

  test('one address may send four messages at once, and blocks no other address', async () => {
    const origin = await start({ atOnce: 10, atOnceFromAddress: 4 }, { trustProxy: 1 });
    const slow = Array.from({ length: 4 }, (_, host) => startSlowly(origin, `2001:db8::${host}`));
    await begun(slow);
    const fifth = await send(origin, { 'x-forwarded-for': '2001:db8::5' });
    expect([fifth.statusCode, fifth.headers['retry-after']]).toEqual([429, '10']);
    expect(fifth.body).toBe('Muitas mensagens em pouco tempo. Por favor, tente novamente em 10 segundos.');
    expect((await send(origin, { 'x-forwarded-for': '203.0.113.9' })).statusCode).toBe(200);
    for (const { socket } of slow) socket.destroy();
  });

  test('a network that stalls all posts it may leaves room at once for a sender elsewhere', async () => {
    const addressOf = (turn: number) => `2001:db8:1:${turn.toString(16)}::1`;
    const origin = await start({ atOnce: 20, atOnceFromAddress: 2 }, { trustProxy: 1 });
    const slow = Array.from({ length: 25 }, (_, turn) => startSlowly(origin, addressOf(turn)));
    await until(() => slow.every(({ answer }) => answer() !== ''));
    expect((await send(origin, { 'x-forwarded-for': addressOf(99) })).statusCode).toBe(429);
    expect((await send(origin, { 'x-forwarded-for': '198.51.100.1' })).statusCode).toBe(200);
    for (const { socket } of slow) socket.destroy();
  });

  test('many addresses that stall 205 posts do not keep a visitor from sending a message', async () => {
    const origin = await start({ atOnce: 200, atOnceFromAddress: 4 }, { trustProxy: 1 });
    const begin = Math.ceil(performance.now());
    const clock = jest.spyOn(performance, 'now').mockReturnValue(begin);
    const slow = Array.from({ length: 205 }, (_, turn) => startSlowly(origin, `${1 + (turn % 60)}.0.113.1`));
    try {
      await until(() => slow.filter(({ answer }) => answer().includes(' 503 ')).length === 5);
      clock.mockReturnValue(begin + 3_000);
      expect((await send(origin, { 'x-forwarded-for': '198.51.100.1' })).statusCode).toBe(200);
    } finally {
      clock.mockRestore();
    }
    const refused = slow.filter(({ answer }) => answer().includes(' 503 '));
    const cutOff = () => slow.filter(({ isClosed }) => isClosed()).filter((it) => !refused.includes(it));
    await until(() => cutOff().length === 1);
    expect(refused).toHaveLength(5);
    for (const { socket } of slow) socket.destroy();
  });
});

describe('a message', () => {
  const evil = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  const named = 'https://www.example.com.br';

  test.each<[string, Readonly<Record<string, string>>]>([
    ['a page of another site', evil],

    ['a frame without an origin, in a browser that sends only Origin,', { origin: 'null' }],
    ['a site whose name begins like ours', { origin: 'https://localhost.evil.example' }],
    ['a site whose name ends like ours', { origin: 'https://evil-localhost' }],
  ])('from %s is refused', async (_what, headers) => {
    const origin = await start({ corsOrigins: [named] });
    const { statusCode, body } = await send(origin, { host: 'localhost:3000', ...headers });
    expect([statusCode, body]).toEqual([403, 'Envie a mensagem pelo formulário do site.']);
    expect(await namesIn(join(folder(), 'var/spool'))).toEqual([]);
  });

  test.each<[string, Readonly<Record<string, string>>]>([
    ['a page of this site', { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }],
    ['a plain form of this site without Origin', { 'sec-fetch-site': 'same-origin' }],

    ['a page behind a proxy that hides the port', { host: 'localhost', origin: 'https://localhost:8443' }],
    ['a page of a site in CORS_ORIGINS', { ...evil, origin: named }],
    ['a client that is no browser, such as PHP,', {}],
  ])('from %s is accepted', async (_what, headers) => {
    const origin = await start({ corsOrigins: [named] });
    expect((await send(origin, { host: 'localhost:3000', ...headers })).statusCode).toBe(200);
  });
});

describe('CORS', () => {
  const origins = ['https://loja.example.com'];

  test('allows the pages of named sites to read answers, also refusals', async () => {
    const origin = await start({ corsOrigins: origins, perMinute: 1 });
    for (const status of [200, 429]) {
      const { statusCode, headers } = await send(origin, { origin: origins[0] ?? '' });
      expect([statusCode, headers['access-control-allow-origin']]).toEqual([status, origins[0]]);
      expect(headers['access-control-expose-headers']).toBe('retry-after');
      expect(headers.vary).toContain('Origin');
    }
  });

  test('allows no page of another site to read answers', async () => {
    const origin = await start({ corsOrigins: origins });
    const { headers } = await send(origin, { origin: 'https://evil.example.com' });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });
});
