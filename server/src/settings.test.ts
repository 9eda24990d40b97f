import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseSiteConfig } from '@site/shared/config';
import siteConfig from '../../site.config.json';
import { createServer } from './createServer';
import { readSettings } from './settings';
import { listen, visit } from './testing/http';
import { serverOptions } from './testing/mail';
import { useServers } from './testing/servers';
import { writeFiles } from './testing/temporaryFolder';

const { folder, closeLater } = useServers();
const config = parseSiteConfig(siteConfig, {});
const company = config.contact.email;
const read = (env: NodeJS.ProcessEnv) => readSettings(env, config, folder());

test('by default the server uses site and data of the repository, on this machine, and the company’s address', () => {
  expect(read({ PORT: '', SITE_DIR: '', SMTP_URL: '' })).toMatchObject({
    port: 3000,
    host: 'localhost',
    siteDir: path.join(folder(), 'site'),
    dataDir: path.join(folder(), 'var'),
    spoolDir: path.join(folder(), 'var/spool'),
    metricsAddress: { host: '127.0.0.1', port: 9464 },
    mailFrom: company,
    mailTo: company,
    smtpUrl: undefined,
  });
});

test('environment variables replace the defaults', () => {
  const env = {
    MAIL_FROM: 'Site <site@example.com.br>',
    MAIL_TO: 'vendas@example.com.br, chefe@example.com.br',
    SMTP_URL: 'smtps://site:secret@mail.example.com.br:465',
  };
  expect(read({ ...env, PORT: '8080', SITE_DIR: '/srv/site', DATA_DIR: '/srv/data' })).toMatchObject({
    port: 8080,
    siteDir: '/srv/site',
    outboxDir: '/srv/data/outbox',
    mailFrom: env.MAIL_FROM,
    mailTo: env.MAIL_TO,
    smtpUrl: env.SMTP_URL,
  });
});

test('messages are kept for as long as the privacy page says', () => {
  const privacy = { undeliveredDays: 2, spamDays: 1 };
  const { retention } = readSettings({}, { ...config, privacy }, folder());
  expect(retention).toEqual({ undeliveredMs: 172_800_000, heldMs: 86_400_000 });
});

test('the limit is 20 messages a minute for an address; RATE_LIMIT and CORS_ORIGINS change the limits', () => {
  expect(read({}).limits).toEqual({
    perMinute: 20,
    atOnce: 200,
    atOnceFromAddress: 4,
    daily: { messages: 50, bytes: 2 * 2 ** 20 },
    storedBytes: 512 * 2 ** 20,
    corsOrigins: [],
  });
  expect(Object.keys(read({ RATE_LIMIT: 'off' }).limits)).toEqual(['atOnce', 'storedBytes', 'corsOrigins']);
  const corsOrigins = ['https://a.example.com', 'http://localhost:3000'];
  const { limits, observations } = read({ RATE_LIMIT: '3', CORS_ORIGINS: corsOrigins.join(', ') });
  expect(limits).toMatchObject({ perMinute: 3, corsOrigins });
  expect(observations.limits).toMatchObject({ perMinute: 120, share: { failedViews: 1 }, corsOrigins });
  expect(read({ RATE_LIMIT: 'off' }).observations.limits).toEqual({ corsOrigins: [] });
});

test('visitors get confirmations only if that is set', () => {
  expect(read({})).not.toHaveProperty('confirmation');
  const facts = { ...config.facts, responseHours: 48 };
  const settings = readSettings({ CONFIRMATION_MAIL: 'on' }, { ...config, facts }, folder());
  const confirmation = { replyTo: company, company: 'Sentinela', responseHours: 48 };
  expect(settings).toMatchObject({ responseHours: 48, confirmation });
});

test.each<[object, string]>([
  [{ CONFIRMATION_MAIL: 'yes' }, 'CONFIRMATION_MAIL must be on or off, not yes'],
  [{ TRUST_PROXY: '-1' }, 'TRUST_PROXY must be the number of proxies before the server, not -1'],
  [{ LOG_LEVEL: 'trace' }, 'LOG_LEVEL must be silent, fatal, error, warn or info, not trace'],
  [{ RATE_LIMIT: 'of' }, 'RATE_LIMIT must be a whole number from 1 or off, not of'],
  [{ CORS_ORIGINS: '*' }, 'CORS_ORIGINS must name origins such as https://www.example.com.br, not *'],
  [{ DATABASE_URL: 'mysql://site:secret@db' }, 'DATABASE_URL must begin with postgres:// or postgresql://'],
  [{ SMTP_URL: 'https://site:secret@mail.example.com.br' }, 'SMTP_URL must begin with'],
  [{ MAIL_TO: 'nobody' }, 'MAIL_TO must be an e-mail address'],
  [{ MAIL_FROM: 'Site <site@example.com.br>\r\nBcc: x@example.com' }, 'MAIL_FROM must be an e-mail address'],
  [{ CANARY_GUARD: 'on' }, 'CANARY_GUARD=on needs the release store: set SITE_STORE'],
  [{ CANARY_GUARD: '' }, 'CANARY_GUARD must be on, off or report, not '],
  ...['9464', '127.0.0.1:99999'].map((METRICS_ADDR): [object, string] => [
    { METRICS_ADDR },
    `METRICS_ADDR must be an address with a port, such as 127.0.0.1:9464, or off, not ${METRICS_ADDR}`,
  ]),
])('%j is refused in one line, without the password', (env, text) => {
  const reading = () => read({ ...env });
  expect(reading).toThrow(text);
  expect(reading).not.toThrow(/secret|\n/);
});

test.each([
  ['0.0.0.0:9000', { host: '0.0.0.0', port: 9000 }],
  ['[::1]:9000', { host: '::1', port: 9000 }],
  ['metrics.internal:80', { host: 'metrics.internal', port: 80 }],
  ['off', undefined],
])('with METRICS_ADDR=%s the metrics are served at %j', (METRICS_ADDR, expected) => {
  expect(read({ METRICS_ADDR }).metricsAddress).toEqual(expected);
});

test.each([
  [{}, '127.0.0.1'],
  [{ TRUST_PROXY: '1' }, '203.0.113.7'],
  [{ TRUST_PROXY: '2' }, '198.51.100.1'],
])('with %j the visitor’s address is %s', async (environment, expected) => {
  const { trustProxy } = read(environment);
  const app = closeLater(createServer({ ...serverOptions(folder()), trustProxy }));
  app.get('/endereco', async (request) => request.ip);
  const headers = { 'x-forwarded-for': '192.0.2.99, 198.51.100.1, 203.0.113.7' };
  const { body } = await visit(await listen(app), '/endereco', { headers });
  expect(body).toBe(expected);
});

test.each(['Dockerfile', 'site-server.service'])('%s trusts no proxy by default', async (file) => {
  const text = await readFile(path.join(__dirname, '../../docs/hosting', file), 'utf8');
  expect(text).toMatch(/SITE_DIR=/);
  expect(text).not.toMatch(/^(?!\s*#).*TRUST_PROXY/m);
  expect(read({}).trustProxy).toBe(0);
});

describe('failing canaries', () => {
  const SITE_STORE = 'https://npm.example.com/';

  test('are only reported if no release store is known, and the setting counts as assumed', () => {
    expect(read({ DATA_DIR: '/srv/var' }).guard).toEqual({
      store: null,
      root: folder(),
      isDefault: true,
      hasPagesElsewhere: false,
      file: '/srv/var/guard.json',
    });
  });

  test('are rolled back in the folder of releases, or in the store that SITE_STORE names', async () => {
    await writeFiles(path.join(folder(), 'var/releases'), { 'shell/channels.json': '{}' });
    expect(read({}).guard?.store).toBe(path.join(folder(), 'var/releases'));
    expect(read({ SITE_STORE }).guard?.store).toBe(SITE_STORE);
    expect(read({ SITE_STORE, CANARY_GUARD: 'on' }).guard).toMatchObject({ store: SITE_STORE, isDefault: false });
  });

  test('are only reported, or ignored, if CANARY_GUARD says so', () => {
    expect(read({ SITE_STORE, CANARY_GUARD: 'report' }).guard).toMatchObject({ store: null, isDefault: false });
    expect(read({ SITE_STORE, CANARY_GUARD: 'off' }).guard).toBeNull();
  });

  test('are judged by every view if another server sends the pages', () => {
    expect(read({ SITE_STORE, PAGES_FROM: 'elsewhere' }).guard?.hasPagesElsewhere).toBe(true);
  });
});
