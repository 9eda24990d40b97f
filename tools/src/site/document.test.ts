import { beforeFirstPaint } from '@site/shared/contracts';
import { discoveryOf, sampleConfig } from '../testing/sample';
import { type DocumentParts, htmlDocument } from './document';
import { startScript } from './startScript';

const evil = `</script></title><script>alert("1 & 2")</script>'`;
const escaped = '&lt;/script&gt;&lt;/title&gt;&lt;script&gt;alert(&quot;1 &amp; 2&quot;)&lt;/script&gt;&#39;';

function html(change: Partial<DocumentParts> = {}): string {
  return htmlDocument({
    title: 'Produtos | Sentinela',
    description: 'Extintores',
    canonical: 'https://www.example.com.br/produtos',
    image: 'https://www.example.com.br/a.png',
    jsonLd: [],
    body: '<main>Produtos</main>',
    path: '/produtos',
    pattern: '/produtos',
    styleSheets: ['/shell/1/main.css'],
    script: { url: '/shell/1/main.js', integrity: 'sha384-main' },
    preloads: [],
    font: '/shell/assets/a.woff2',
    icon: '/shell/assets/icon.svg',
    discovery: discoveryOf({}),
    config: sampleConfig,
    ...change,
  });
}

/** What a browser's JSON.parse gets to see of a script element. */
function jsonIn(page: string, attributes: string): unknown {
  const [, content = ''] = page.split(`<script ${attributes}>`);
  return JSON.parse(content.slice(0, content.indexOf('</script>')));
}

test('says what the page is, where it is, and what it needs', () => {
  const page = html();
  for (const part of [
    '<html lang="pt-BR">',
    `<script>${beforeFirstPaint}</script>`,
    '<title>Produtos | Sentinela</title>',
    '<meta name="description" content="Extintores">',
    '<meta name="robots" content="index, follow">',
    '<link rel="canonical" href="https://www.example.com.br/produtos">',
    '<meta property="og:url" content="https://www.example.com.br/produtos">',
    '<meta property="og:image" content="https://www.example.com.br/a.png">',
    '<link rel="stylesheet" href="/shell/1/main.css">',
    `<script>${startScript}</script>`,
    '<link rel="preload" href="/shell/assets/a.woff2" as="font" type="font/woff2" crossorigin="anonymous">',
    '<link rel="icon" href="/shell/assets/icon.svg" type="image/svg+xml">',
    '<div id="root" data-path="/produtos" data-pattern="/produtos"><main>Produtos</main></div>',
  ]) {
    expect(page).toContain(part);
  }
});

test('a page that is not to be indexed says so, and has no canonical address', () => {
  const page = html({ canonical: null });
  expect(page).toContain('<meta name="robots" content="noindex">');
  expect(page).not.toContain('canonical');
  expect(page).not.toContain('og:url');
});

test('a page that stands for many has no path of its own', () => {
  expect(html({ path: null, pattern: '*' })).toContain('<div id="root" data-pattern="*">');
});

test('text is text, whatever is in it', () => {
  const page = html({ title: evil, description: evil, path: evil, icon: evil });
  expect(page).toContain(`<title>${escaped}</title>`);
  expect(page).toContain(`<meta name="description" content="${escaped}">`);
  expect(page).toContain(`data-path="${escaped}"`);
  expect(page).not.toContain('<script>alert');
});

test('no text in the data ends its script', () => {
  const config = { ...sampleConfig, brand: { ...sampleConfig.brand, tagline: evil } };
  const discovery = discoveryOf({ [evil]: [] });
  const page = html({ config, discovery, jsonLd: [{ '@type': 'Product', name: evil }] });
  expect(page).not.toContain('<script>alert');
  expect(jsonIn(page, 'type="application/json" id="site-config"')).toEqual(config);
  expect(jsonIn(page, 'type="application/json" id="discovery"')).toEqual(discovery);
  expect(jsonIn(page, 'type="application/ld+json"')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: evil,
  });
});

/** What the page keeps until it has been painted. */
const scriptsOf = (page: string) => /<template id="scripts">(.*?)<\/template>/s.exec(page)?.[1] ?? '';

test('the shell’s script waits with its digest', () => {
  expect(scriptsOf(html())).toContain(
    '<script src="/shell/1/main.js" async fetchpriority="high" crossorigin="anonymous" integrity="sha384-main"></script>',
  );
});

test.each([
  ['an entry', { url: '/mfe-cart/1/remoteEntry.js', integrity: 'sha384-a' }, true],
  ['a chunk of the same origin', { url: '/mfe-cart/1/12.js' }, false],
  ['a chunk of another origin', { url: 'https://cdn.example.com/12.js' }, true],
])('%s is preloaded as it will be asked for', (_kind, preload, crossOrigin) => {
  const [link = ''] =
    scriptsOf(html({ preloads: [preload] })).match(`<link rel="preload" href="${preload.url}"[^>]*>`) ?? [];
  expect(link).toContain(' as="script"');
  expect(link.includes(' crossorigin="anonymous"')).toBe(crossOrigin);
  expect(link.includes(' integrity="sha384-a"')).toBe('integrity' in preload);
});
