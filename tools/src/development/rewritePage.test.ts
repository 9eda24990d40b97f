import { htmlDocument } from '@site/delivery/render';
import { sampleConfig } from '@site/delivery/testing/sample';
import type { Pins, SiteConfig } from '@site/shared/contracts';
import { JSDOM } from 'jsdom';
import { rewritePage } from './sitePages';

const pin = (name: string, file = 'remoteEntry.js') => ({
  version: '1',
  url: `/${name}/1/${file}`,
  integrity: `sha384-${name}`,
});
const pins: Pins = { shell: pin('shell', 'main.js'), mfe_catalog: pin('mfe-catalog'), mfe_cart: pin('mfe-cart') };
const published = htmlDocument({
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

function parsed(html: string) {
  const page = new JSDOM(html).window.document;
  const data = (id: string) => JSON.parse(page.getElementById(id)?.textContent ?? 'null');
  const scripts = page.querySelector<HTMLTemplateElement>('template#scripts')?.content;
  return {
    page,
    pins: data('pins') as Pins,
    config: data('site-config') as SiteConfig,
    scripts: [...(scripts?.querySelectorAll('script') ?? [])],
    preloads: [...(scripts?.querySelectorAll('link') ?? [])].map((link) => link.getAttribute('href')),
  };
}

test('a package from source is neither pinned nor preloaded; the rest of the page stays as published', () => {
  const { page, pins: left, preloads, scripts } = parsed(rewritePage(published, ['mfe-catalog'], {}));
  expect(left).toEqual({ shell: pins.shell, mfe_cart: pins.mfe_cart });
  expect(preloads).toEqual(['/mfe-cart/1/remoteEntry.js']);
  expect(scripts.map((it) => [it.getAttribute('src'), it.getAttribute('integrity')])).toEqual([
    ['/shell/1/main.js', 'sha384-shell'],
  ]);
  expect(page.getElementById('root')?.textContent).toBe('R$ 154,00');
  // The page does not defer its start to the first interaction.
  expect({ ...page.getElementById('root')?.dataset }).toEqual({ pattern: '/produtos' });
  expect(page.querySelectorAll('style')).toHaveLength(2);
});

test('the development server’s script comes before all others', () => {
  const { page } = parsed(rewritePage(published, ['mfe-catalog'], {}));
  expect(page.querySelector('script')?.getAttribute('src')).toBe('/development/page.js');
});

test('the given values replace those in the page’s configuration, and no others', () => {
  const { config } = parsed(rewritePage(published, ['mfe-catalog'], { observationsEndpoint: null, preview: true }));
  expect(config).toEqual({ ...sampleConfig, observationsEndpoint: null, preview: true });
});

test('with a shell from source the browser renders the page, with the shell’s own styles', () => {
  const { page, pins: left, scripts } = parsed(rewritePage(published, ['shell'], {}));
  expect(page.getElementById('root')?.innerHTML).toBe('');
  expect(page.getElementById('root')?.dataset.pattern).toBe('/produtos');
  expect(scripts.map((it) => [it.getAttribute('src'), it.getAttribute('integrity')])).toEqual([
    ['/shell/dev/main.js', null],
  ]);
  expect([...page.querySelectorAll('style')].map((it) => it.dataset.remote)).toEqual(['mfe_catalog']);
  expect(page.querySelector('link[rel=stylesheet]')?.getAttribute('href')).toBe('/shell/dev/main.css');
  expect(left).toEqual({ mfe_catalog: pins.mfe_catalog, mfe_cart: pins.mfe_cart });
});

test('a page that the publisher did not write gets the script only', () => {
  const foreign = '<!doctype html><html><head><title>x</title></head><body>x</body></html>';
  expect(
    rewritePage(foreign, ['mfe-catalog'], {}).replace(/\n<script src="\/development\/page.js"><\/script>/, ''),
  ).toBe(foreign);
});
