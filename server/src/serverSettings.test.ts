import { Writable } from 'node:stream';
import { createServer } from './createServer';
import { privateLog } from './logging';
import { readServerSettings } from './serverSettings';
import { ServerSettingsError } from './serverSettingsError';
import { listen, visit } from './testing/http';
import { formData, fullMessage, serverOptions } from './testing/mail';
import { useTemporaryFolder } from './testing/temporaryFolder';

const folder = useTemporaryFolder();

test.each([
  [{ TRUST_PROXY: 'sim' }, 'TRUST_PROXY must be the number of proxies before the server, not sim'],
  [{ TRUST_PROXY: '-1' }, 'TRUST_PROXY must be the number of proxies before the server, not -1'],
  [{ LOG_LEVEL: 'trace' }, 'LOG_LEVEL must be silent, fatal, error, warn or info, not trace'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be silent, fatal, error, warn or info, not loud'],
])('%j: one line that names the variable', (environment, message) => {
  expect(() => readServerSettings(environment)).toThrow(new ServerSettingsError(message));
});

test.each(['9464', 'localhost', '127.0.0.1:99999', 'http://127.0.0.1:9464', 'on'])(
  'METRICS_ADDR %s: one line that names it',
  (text) => {
    expect(() => readServerSettings({ METRICS_ADDR: text })).toThrow(
      new ServerSettingsError(
        `METRICS_ADDR must be an address with a port, such as 127.0.0.1:9464, or off, not ${text}`,
      ),
    );
  },
);

test.each([
  [{}, { host: '127.0.0.1', port: 9464 }],
  [{ METRICS_ADDR: '0.0.0.0:9000' }, { host: '0.0.0.0', port: 9000 }],
  [{ METRICS_ADDR: '[::1]:9000' }, { host: '::1', port: 9000 }],
  [{ METRICS_ADDR: 'metrics.internal:80' }, { host: 'metrics.internal', port: 80 }],
  [{ METRICS_ADDR: 'off' }, undefined],
])('with %j metrics are read at %j', (environment, expected) => {
  expect(readServerSettings(environment).metricsAddress).toEqual(expected);
});

test.each([
  [{}, '127.0.0.1'],
  [{ TRUST_PROXY: '1' }, '203.0.113.7'],
  [{ TRUST_PROXY: '2' }, '198.51.100.1'],
])('with %j the visitor’s address is %s', async (environment, expected) => {
  const { trustProxy } = readServerSettings(environment);
  const app = createServer({ ...serverOptions(folder()), trustProxy });
  app.get('/endereco', (request) => request.ip);
  const headers = { 'x-forwarded-for': '192.0.2.99, 198.51.100.1, 203.0.113.7' };
  const { body } = await visit(await listen(app), '/endereco', { headers });
  await app.close();
  expect(body).toBe(expected);
});

describe('the log', () => {
  /** What a server says while it takes a message whose delivery fails, and answers a page that fails. */
  async function logged(log: object): Promise<string> {
    let text = '';
    const stream = new Writable({
      write(chunk, _encoding, done) {
        text += chunk;
        done();
      },
    });
    const options = serverOptions(folder());
    const app = createServer({ ...options, logger: { ...log, stream } });
    app.get('/falha', () => {
      throw new Error('the disk is full');
    });
    const origin = await listen(app);
    const { headers: ofForm, body } = await multipart(fullMessage);
    const headers = { 'x-forwarded-for': '203.0.113.9', cookie: 'visitor=42', 'user-agent': 'Firefox of Maria' };
    await fetch(`${origin}/send_mail.php?email=maria@example.com`, {
      method: 'POST',
      headers: { ...headers, ...ofForm },
      body,
    });
    await visit(origin, '/falha?email=maria@example.com', { headers });
    await app.close();
    return text;
  }

  const secrets = new RegExp(
    [...Object.values(fullMessage), 'remoteAddress', '203.0.113.9', 'maria', 'Maria', 'visitor']
      .map((text) => text.split('\n')[0]?.replace(/[()]/g, '.'))
      .join('|'),
  );

  test('says what was asked for and what failed', async () => {
    const lines = (await logged(privateLog('info')))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toContainEqual(expect.objectContaining({ req: { method: 'POST', path: '/send_mail.php' } }));
    expect(lines).toContainEqual(expect.objectContaining({ res: { statusCode: 200 } }));
    const failure = lines.find(({ err }) => err);
    expect(failure.err).toMatchObject({ type: 'Error', message: 'the disk is full' });
  });

  test('says nothing of who asked, nor of a message', async () => {
    const text = await logged(privateLog('info'));
    expect(text).not.toMatch(secrets);
    // The same is found in a log as Fastify writes it by itself.
    expect(await logged({ level: 'info' })).toMatch(secrets);
  });
});

async function multipart(fields: Readonly<Record<string, string>>) {
  const request = new Request('http://localhost', { method: 'POST', body: formData(fields) });
  return {
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    body: Buffer.from(await request.arrayBuffer()),
  };
}
