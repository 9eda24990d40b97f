import { join } from 'node:path';
import { say, visit } from '../testing/http';
import { useServers } from '../testing/servers';
import { publishGeneration } from '../testing/site';

const { folder, start } = useServers('file');
let origin = '';

beforeAll(async () => {
  await publishGeneration(join(folder(), 'site'), '1', { files: { 'index.html': 'Home', '404.html': 'Not found' } });
  ({ origin } = await start());
});

test.each([
  ['a text that is not a request', 'nonsense\r\n\r\n', '400 Bad Request', 'Endereço inválido'],
  [
    'a request with a space in the address',
    'GET /a b HTTP/1.1\r\nHost: x\r\n\r\n',
    '400 Bad Request',
    'Endereço inválido',
  ],
  [
    'a request with headers of 20 KB',
    `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
    'Pedido grande demais',
  ],
])('the answer to %s is a Portuguese page, and the connection is closed', async (_what, request, status, title) => {
  const answer = await say(origin, request);
  expect(answer).toMatch(`HTTP/1.1 ${status}\r\n`);
  expect(answer).toMatch('content-type: text/html; charset=utf-8\r\n');
  expect(answer).toMatch('x-content-type-options: nosniff\r\n');
  expect(answer).toMatch(`<h1>${title}</h1>`);
  const [, body = ''] = answer.split('\r\n\r\n');
  expect(answer).toMatch(`content-length: ${Buffer.byteLength(body)}\r\n`);
});

test.each([
  [`/${'a'.repeat(8_000)}`, 414, 'Endereço longo demais'],
  [`/?x=${'a'.repeat(8_000)}`, 414, 'Endereço longo demais'],
  ['/a%00', 400, 'Endereço inválido'],
])('the answer to an invalid or too long address is a Portuguese page (case %#)', async (path, status, title) => {
  const { statusCode, headers, body } = await visit(origin, path);
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    status,
    'text/html; charset=utf-8',
    'no-store',
  ]);
  expect(body).toMatch(`<title>${title}</title>`);
  expect(body).toMatch('<a href="/">');
});

test('an address of 8,000 characters is accepted', async () => {
  expect((await visit(origin, `/${'a'.repeat(7_999)}`)).statusCode).toBe(404);
  expect((await visit(origin, `/?x=${'a'.repeat(7_996)}`)).body).toBe('Home');
});
