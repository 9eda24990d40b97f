import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sampleConfig } from '@site/delivery/testing/sample';
import { siteConfigError } from '@site/shared/config';
import type { SiteConfig } from '@site/shared/contracts';
import { livePages } from './livePages';

let server: Server;
let read: () => Promise<SiteConfig>;
const started = { ...sampleConfig, authEmulatorUrl: 'http://localhost:9123' };

beforeEach(async () => {
  const pages = livePages(
    started,
    () => read(),
    ({ contact, authEmulatorUrl }) => ({
      isPage: () => true,
      answerPage: async (_request, response) => void response.end(`${contact.phone} ${authEmulatorUrl}`),
    }),
  );
  server = createServer((request, response) => {
    pages.answerPage(request, response).catch((error: Error) => void response.writeHead(500).end(error.message));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => void server.close(resolve)));

async function page() {
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return { status: response.status, text: await response.text() };
}

test('a page has the configuration of the moment, and the emulator of the start', async () => {
  for (const phone of ['(21) 2345-6789', '(21) 3456-7890']) {
    read = async () => ({ ...sampleConfig, contact: { ...sampleConfig.contact, phone } });
    expect(await page()).toEqual({ status: 200, text: `${phone} http://localhost:9123` });
  }
});

test('wrong values are on a page that loads again, in their own words, as text', async () => {
  const problem = { field: 'Telefone', wanted: 'escreva o número (está "<b>")', key: 'contact.phone' };
  read = () => Promise.reject(siteConfigError([problem]));
  const { text } = await page();
  expect(text).toContain('<html lang="pt-BR">');
  expect(text).toContain('http-equiv="refresh"');
  expect(text).toContain('<li>Telefone: escreva o número (está &quot;&lt;b&gt;&quot;) <code>contact.phone</code>');
  expect(text).not.toMatch(/<b>|\n\s+at /);
});

test('another error stays one', async () => {
  read = () => Promise.reject(new Error('other'));
  expect(await page()).toEqual({ status: 500, text: 'other' });
});
