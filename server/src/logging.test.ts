import { Writable } from 'node:stream';
import { createServer } from './createServer';
import { privateLog } from './logging';
import { listen, visit } from './testing/http';
import { formData, fullMessage, serverOptions } from './testing/mail';
import { useTemporaryFolder } from './testing/temporaryFolder';

const folder = useTemporaryFolder();

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
    const headers = { 'x-forwarded-for': '203.0.113.9', cookie: 'visitor=42', 'user-agent': 'Firefox of Filomena' };
    await fetch(`${origin}/send_mail.php?email=filomena@example.com`, {
      method: 'POST',
      headers: { ...headers, ...ofForm },
      body,
    });
    await visit(origin, '/falha?email=filomena@example.com', { headers });
    await app.close();
    return text;
  }

  const secrets = new RegExp(
    [...Object.values(fullMessage), 'remoteAddress', '203.0.113.9', 'filomena', 'Filomena', 'visitor']
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
