import { privateLog } from './logging';
import { visit } from './testing/http';
import { formData, fullMessage } from './testing/mail';
import { keptLog, useServers } from './testing/servers';
import { until } from './testing/temporaryFolder';

const { start } = useServers();

/** What a server says while it takes a message that it can't deliver, and answers for a page. */
async function logged(log?: object): Promise<readonly string[]> {
  const { lines, logger } = keptLog('info', log);
  const delivery = { deliver: () => Promise.reject(new Error('the disk is full')) };
  const { app, origin } = await start({ logger, delivery });
  const headers = { 'x-forwarded-for': '203.0.113.9', cookie: 'visitor=42', 'user-agent': 'Firefox of Filomena' };
  const query = '?email=filomena@example.com';
  await fetch(`${origin}/send_mail.php${query}`, { method: 'POST', headers, body: formData(fullMessage) });
  await visit(origin, `/falha${query}`, { headers });
  await until(() => lines.some((line) => line.includes('the disk is full')));
  await app.close();
  return lines;
}

const secrets = new RegExp(
  [...Object.values(fullMessage), 'remoteAddress', '203.0.113.9', 'filomena', 'Filomena', 'visitor']
    .map((text) => text.split('\n')[0]?.replace(/[()]/g, '.'))
    .join('|'),
);

test('the log says what was asked for and what failed', async () => {
  const lines = (await logged()).map((line) => JSON.parse(line));
  expect(lines).toContainEqual(expect.objectContaining({ req: { method: 'POST', path: '/send_mail.php' } }));
  expect(lines).toContainEqual(expect.objectContaining({ res: { statusCode: 200 } }));
  const failure = lines.find(({ err }) => err);
  expect(failure.err).toMatchObject({ type: 'Error', message: 'the disk is full' });
});

test('the log says nothing of who asked, nor of a message', async () => {
  expect((await logged(privateLog('info'))).join()).not.toMatch(secrets);
  // The same is found in a log as Fastify writes it by itself.
  expect((await logged({ level: 'info' })).join()).toMatch(secrets);
});
