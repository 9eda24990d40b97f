import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inRoot } from '@site/delivery/repository';
import { deployed, discoveryOf } from '@site/delivery/testing/sample';
import { checkShared, openSite } from './site';

let server: Server;
let answer: { status: number; text: string };

beforeEach(async () => {
  server = createServer((_request, response) => void response.writeHead(answer.status).end(answer.text));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => void server.close(resolve)));

const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** A site whose shell provides a version of `@site/shared`. */
function siteWith(shared: string) {
  const shell = deployed('/shell/1/main.js', '1.0.0-gshell');
  const extras = { modulefederation: { modules: {}, shared } };
  return discoveryOf({ shell: [{ ...shell, extras }] });
}

test('openSite accepts any address of a site', async () => {
  const discovery = siteWith('1.0.0');
  answer = { status: 200, text: JSON.stringify(discovery) };
  expect(await openSite(`${url()}/produtos?x=1`)).toEqual({ url: url(), discovery });
});

test.each([
  { status: 200, text: '<!doctype html>' },
  { status: 200, text: 'null' },
])('openSite refuses an address that answers %o', async (given) => {
  answer = given;
  await expect(openSite(url())).rejects.toThrow(
    `${url()} is not such a site: it has no frontend-discovery.json that names a shell`,
  );
});

test('a server that does not answer, and an invalid address, are reported in one line', async () => {
  const gone = url();
  await new Promise((resolve) => void server.close(resolve));
  await expect(openSite(gone)).rejects.toThrow(/^http:\/\/127\.0\.0\.1:\d+ does not answer: .*ECONNREFUSED/);
  await expect(openSite('example')).rejects.toThrow('--site takes an address such as https://www.example.com.br');
});

test('a package must accept the site’s version of `@site/shared`, unless the shell is from source too', async () => {
  const opened = (shared: string) => ({ url: 'https://site.test', discovery: siteWith(shared) });
  const { dependencies } = JSON.parse(readFileSync(inRoot('mfe-catalog/package.json'), 'utf8'));
  const range: string = dependencies['@site/shared'];
  await checkShared(opened(range.slice(1)), ['mfe-catalog']);
  await checkShared(opened('2.0.0'), ['shell', 'mfe-catalog']);
  await expect(checkShared(opened('2.0.0'), ['mfe-catalog'])).rejects.toThrow(
    `mfe-catalog accepts @site/shared ${range}; the shell of https://site.test (1.0.0-gshell) brings 2.0.0`,
  );
});
