import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { htmlDocument } from '@site/delivery/render';
import { deployed, discoveryOf, sampleConfig } from '@site/delivery/testing/sample';
import { type Pins, unsealed } from '@site/shared/contracts';
import { JSDOM } from 'jsdom';
import { rewritePage, sitePages } from './sitePages';
import type { OwnServers } from './sourcePackages';

const policy = "script-src 'self'; connect-src 'self'";
const published = `${policy}; require-trusted-types-for 'script'; trusted-types default`;
const pin = (name: string, file = 'remoteEntry.js') => ({
  version: '1',
  url: `/${name}/1/${file}`,
  integrity: `sha384-${name}`,
});
const pins: Pins = { shell: pin('shell', 'main.js'), mfe_catalog: pin('mfe-catalog'), mfe_cart: pin('mfe-cart') };
const page = htmlDocument({
  title: 'Extintores',
  description: '',
  canonical: null,
  image: '',
  jsonLd: [],
  body: '<main><div>R$ 154,00</div></main>',
  path: '/produtos',
  pattern: '/produtos',
  styleSheets: [
    { url: '/shell/1/main.css', remote: null, text: 'a{}' },
    { url: '/mfe-catalog/1/ProductsPage.css', remote: 'mfe_catalog', text: 'b{}' },
  ],
  script: { url: '/shell/1/main.js', integrity: 'sha384-shell' },
  prefetches: ['/mfe-catalog/1/remoteEntry.js', '/mfe-cart/1/remoteEntry.js'].map((url) => ({
    url,
    integrity: 'sha384-x',
  })),
  font: null,
  icon: '/icon.svg',
  hasManifest: false,
  pins,
  config: { ...sampleConfig, preview: false },
});
const catalog = deployed('/mfe-catalog/1/remoteEntry.js', '1');
const cart = deployed('/mfe-cart/1/remoteEntry.js', '1');

const servers: Server[] = [];
afterEach(() => Promise.all(servers.splice(0).map((it) => new Promise((resolve) => void it.close(resolve)))));

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Starts a site, and a development server that serves its pages. */
async function developIn(servers: OwnServers = new Map()) {
  const cookies: (string | undefined)[] = [];
  const site = await listen((request, response) => {
    cookies.push(request.headers.cookie);
    if (request.url === '/frontend-discovery.json') {
      response.end(JSON.stringify(discoveryOf({ mfe_catalog: [catalog], mfe_cart: [cart] })));
    } else if (request.url === '/produtos.html') {
      response.writeHead(301, { Location: `http://${request.headers.host}/produtos` }).end();
    } else {
      response.writeHead(request.url?.endsWith('NOVO') ? 404 : 200, {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': published,
        'Strict-Transport-Security': 'max-age=1',
      });
      response.end(page);
    }
  });
  const pages = sitePages(site, ['mfe-catalog'], { observationsEndpoint: null }, servers);
  return { pages, cookies, url: await listen((request, response) => void pages.answerPage(request, response)) };
}

test('pages come from the site, with its policy, as pages of a preview without observations', async () => {
  const { url, cookies } = await developIn();
  const answer = await fetch(`${url}/empresa`, { headers: { Accept: 'text/html', Cookie: 'visitor=7' } });
  const html = await answer.text();
  expect(html).toContain('R$ 154,00');
  expect(html).toContain('/development/page.js');
  expect(html).toContain('"preview":true');
  expect(html).toContain('"observationsEndpoint":null');
  expect(answer.headers.get('content-security-policy')).toBe(policy);
  expect(answer.headers.get('strict-transport-security')).toBeNull();
  expect(cookies).toEqual(['visitor=7']);
});

test.each([
  ['/produtos', 200, ''],
  ['/produtos/NOVO', 200, ''],
  ['/empresa/NOVO', 404, 'R$ 154,00'],
])('%s: a page of a package from source exists, and has no HTML of the release', async (address, status, text) => {
  const { url } = await developIn();
  const answer = await fetch(url + address, { headers: { Accept: 'text/html' } });
  const { root } = parsed(await answer.text());
  expect([answer.status, root?.textContent]).toEqual([status, text]);
});

test('a package with a bundler of its own comes from that bundler’s server, and gets its updates', async () => {
  const { url } = await developIn(new Map([['mfe-catalog', 'http://localhost:3050']]));
  const answer = await fetch(`${url}/produtos`, { headers: { Accept: 'text/html' } });
  const added = 'http://localhost:3050 ws://localhost:3050';
  expect(answer.headers.get('content-security-policy')).toBe(`script-src ${added} 'self'; connect-src ${added} 'self'`);
  const { microFrontends } = await (await fetch(`${url}/frontend-discovery.json`)).json();
  expect(microFrontends.mfe_catalog[0].url).toBe('http://localhost:3050/remoteEntry.js');
});

test('the discovery file names the packages from source, and the others as the site does', async () => {
  const { url } = await developIn();
  const { microFrontends } = await (await fetch(`${url}/frontend-discovery.json`)).json();
  expect(microFrontends.mfe_catalog).toHaveLength(1);
  expect(microFrontends.mfe_catalog[0]).toMatchObject({
    url: '/mfe-catalog/dev/remoteEntry.js',
    metadata: { version: 'dev', integrity: unsealed },
  });
  expect(microFrontends.mfe_cart).toEqual([cart]);
});

test('a redirect of the site is also a redirect of the development server', async () => {
  const { url } = await developIn();
  const answer = await fetch(`${url}/produtos.html`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/produtos']);
});

test('only documents and the discovery file count as pages', async () => {
  const { pages } = await developIn();
  const isPage = (method: string, url: string, accept: string) =>
    pages.isPage({ method, url, headers: { accept } } as IncomingMessage);
  expect(isPage('GET', '/frontend-discovery.json', '*/*')).toBe(true);
  expect(isPage('GET', '/shell/1/main.js', '*/*')).toBe(false);
  expect(isPage('POST', '/send_mail.php', 'text/html')).toBe(false);
});

function parsed(html: string) {
  const { document } = new JSDOM(html).window;
  const scripts = document.querySelector<HTMLTemplateElement>('template#scripts')?.content;
  return {
    document,
    root: document.getElementById('root'),
    pins: JSON.parse(document.getElementById('pins')?.textContent ?? 'null'),
    scripts: [...(scripts?.querySelectorAll('script') ?? [])].map((it) => it.getAttribute('src')),
    preloads: [...(scripts?.querySelectorAll('link') ?? [])].map((link) => link.getAttribute('href')),
  };
}

test('a package from source is neither pinned nor preloaded; the rest of the page stays as published', () => {
  const { document, root, pins: left, preloads, scripts } = parsed(rewritePage(page, ['mfe-catalog'], {}));
  expect(left).toEqual({ shell: pins.shell, mfe_cart: pins.mfe_cart });
  expect(preloads).toEqual(['/mfe-cart/1/remoteEntry.js']);
  expect(scripts).toEqual(['/shell/1/main.js']);
  expect(root?.textContent).toBe('R$ 154,00');
  // The page does not defer its start to the first interaction.
  expect({ ...root?.dataset }).toEqual({ pattern: '/produtos' });
  expect(document.querySelectorAll('style')).toHaveLength(2);
  expect(document.querySelector('script')?.getAttribute('src')).toBe('/development/page.js');
});

test('with a shell from source the browser renders the page, with the shell’s own styles', () => {
  const { document, root, pins: left, scripts } = parsed(rewritePage(page, ['shell'], {}));
  expect(root?.innerHTML).toBe('');
  expect(scripts).toEqual(['/shell/dev/main.js']);
  expect([...document.querySelectorAll('style')].map((it) => it.dataset.remote)).toEqual(['mfe_catalog']);
  expect(document.querySelector('link[rel=stylesheet]')?.getAttribute('href')).toBe('/shell/dev/main.css');
  expect(left).toEqual({ mfe_catalog: pins.mfe_catalog, mfe_cart: pins.mfe_cart });
});
