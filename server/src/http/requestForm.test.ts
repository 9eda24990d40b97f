import { join } from 'node:path';
import { say as sendText } from '../testing/http';
import { fullMessage, multipartBody, multipartType } from '../testing/mail';
import { useServers } from '../testing/servers';
import { publishGeneration } from '../testing/site';

const { folder, start } = useServers('file');
let origin = '';

beforeAll(async () => {
  const files = { 'index.html': 'Home', 'produtos/index.html': 'Produtos', '404.html': 'Nada' };
  await publishGeneration(join(folder(), 'site'), '1', { files });
  ({ origin } = await start());
});

const say = (...lines: readonly string[]) => sendText(origin, [...lines, 'Connection: close', '', ''].join('\r\n'));

test.each([
  ['http://localhost/produtos', 'Produtos'],
  ['http://localhost', 'Home'],
  ['/produtos', 'Produtos'],
])('the request target %s is served', async (target, text) => {
  expect(await say(`GET ${target} HTTP/1.1`, 'Host: localhost')).toMatch(new RegExp(`^HTTP/1.1 200 .*${text}$`, 's'));
});

test.each(['http://ana@localhost/produtos', 'http://a,b/produtos', 'ftp://localhost/produtos', '*'])(
  'the request target %s is refused with 400',
  async (target) => {
    expect(await say(`GET ${target} HTTP/1.1`, 'Host: localhost')).toMatch(/^HTTP\/1.1 400 /);
  },
);

test('the answer to an absolute target redirects to no other host', async () => {
  const answer = await say('GET http://localhost//evil.example/ HTTP/1.1', 'Host: localhost');
  expect(answer).toMatch(/^HTTP\/1.1 404 /);
  expect(answer).not.toMatch(/^location:/im);
  const redirect = await say('GET http://evil.example/produtos/ HTTP/1.1', 'Host: localhost');
  expect(redirect).toMatch(/^location: \/produtos\r$/im);
});

test('the host of an absolute target overrides the header Host', async () => {
  const body = multipartBody(fullMessage);
  const headers = [`Content-Type: ${multipartType}`, `Content-Length: ${Buffer.byteLength(body)}`];
  const from = ['Host: evil.example', 'Origin: http://evil.example'];
  const answer = await say('POST http://localhost/send_mail.php HTTP/1.1', ...from, ...headers, 'Expect: 100-continue');
  expect(answer).toMatch(/HTTP\/1.1 403 /);
});

describe('the header Host', () => {
  test.each([
    ['that is sent twice with different values is refused', ['Host: localhost', 'HOST: evil.example'], 400],
    ['that is missing is refused', [], 400],
    ['with a comma is refused', ['Host: a, b'], 400],
    ['with a user is refused', ['Host: ana@localhost'], 400],
    ['with letters as a port is refused', ['Host: localhost:x'], 400],
    ['with an IPv6 address is accepted', ['Host: [::1]:3000'], 200],
    ['with a name is accepted', ['Host: www.example.com.br'], 200],
  ])('%s', async (_what, headers, status) => {
    const answer = await say('GET /produtos HTTP/1.1', ...headers);
    expect(answer).toMatch(`HTTP/1.1 ${status} `);
    expect(answer).toMatch(status === 200 ? 'Produtos' : '<h1>Endereço inválido</h1>');
  });

  test('may be missing in HTTP/1.0, but may not be sent twice', async () => {
    expect(await say('GET /produtos HTTP/1.0')).toMatch(/^HTTP\/1.1 200 /);
    expect(await say('GET /produtos HTTP/1.0', 'Host: a', 'Host: a')).toMatch(/^HTTP\/1.1 400 /);
  });
});

test.each<[string, readonly string[], number]>([
  [
    'a request with Content-Length and Transfer-Encoding',
    ['POST / HTTP/1.1', 'Host: x', 'Content-Length: 1', 'Transfer-Encoding: chunked'],
    400,
  ],
  ['a request with two lengths', ['POST / HTTP/1.1', 'Host: x', 'Content-Length: 1', 'Content-Length: 2'], 400],
  ['CONNECT', ['CONNECT localhost:443 HTTP/1.1', 'Host: localhost:443'], 400],
  ['OPTIONS *', ['OPTIONS * HTTP/1.1', 'Host: localhost'], 405],
  ['OPTIONS of a target without a path', ['OPTIONS http://localhost HTTP/1.1', 'Host: localhost'], 405],
])('%s is refused', async (_what, lines, status) => {
  expect(await say(...lines)).toMatch(`HTTP/1.1 ${status} `);
});
