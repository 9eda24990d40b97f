import { createHash } from 'node:crypto';
import { sampleConfig } from '../testing/sample';
import { type DocumentParts, htmlDocument } from './document';
import { inlineScript } from './inlineScript';

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
    styleSheets: [{ url: '/shell/1/main.css', remote: null, text: 'a{color:red}' }],
    script: { url: '/shell/1/main.js', integrity: 'sha384-main' },
    prefetches: [],
    font: '/shell/assets/a.woff2',
    icon: '/shell/assets/icon.svg',
    hasManifest: true,
    pins: {},
    config: sampleConfig,
    ...change,
  });
}

/** Parses the JSON in a script element as a browser does. */
function jsonIn(page: string, attributes: string): unknown {
  const [, content = ''] = page.split(`<script ${attributes}>`);
  return JSON.parse(content.slice(0, content.indexOf('</script>')));
}

test('the document has title, meta tags, links, inline scripts and the rendered body', () => {
  const page = html();
  for (const part of [
    '<html lang="pt-BR">',
    `<script>${inlineScript()}</script>`,
    '<title>Produtos | Sentinela</title>',
    '<meta name="description" content="Extintores">',
    '<meta name="robots" content="index, follow">',
    '<link rel="canonical" href="https://www.example.com.br/produtos">',
    '<meta property="og:url" content="https://www.example.com.br/produtos">',
    '<meta property="og:image" content="https://www.example.com.br/a.png">',
    '<link rel="preload" href="/shell/assets/a.woff2" as="font" type="font/woff2" crossorigin>',
    '<link rel="icon" href="/shell/assets/icon.svg" type="image/svg+xml">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    '<div id="root" data-path="/produtos" data-pattern="/produtos"><main>Produtos</main></div>',
  ]) {
    expect(page).toContain(part);
  }
});

test.each([
  ['the first responder, in the head', 'responder', 'firstResponder', /<head>(.*)<\/head>/s],
  [
    'the script of a preview, beside the shell’s',
    'ownScript',
    'previewBadge',
    /<template id="scripts">(.*)<\/template>/s,
  ],
])('an optional script is loaded with its digest: %s', (_what, part, name, place) => {
  const [, found] = place.exec(html({ [part]: { url: `/shell/1/${name}.js`, integrity: 'sha384-own' } })) ?? [];
  expect(found).toContain(`<script src="/shell/1/${name}.js" async crossorigin integrity="sha384-own"></script>`);
  expect(html()).not.toContain(name);
});

test('a page without a canonical address has noindex, and og:url only if it has a path', () => {
  const page = html({ canonical: null });
  expect(page).toContain('<meta name="robots" content="noindex">');
  expect(page).not.toContain('canonical');
  expect(page).toContain('<meta property="og:url" content="https://www.example.com.br/produtos">');
  expect(html({ canonical: null, path: null })).not.toContain('og:url');
});

test('markup in texts is escaped', () => {
  const page = html({ title: evil, description: evil, path: evil, icon: evil });
  expect(page).toContain(`<title>${escaped}</title>`);
  expect(page).toContain(`<meta name="description" content="${escaped}">`);
  expect(page).toContain(`data-path="${escaped}"`);
  expect(page).not.toContain('<script>alert');
});

test('text in JSON data cannot end its script element', () => {
  const config = { ...sampleConfig, brand: { ...sampleConfig.brand, tagline: evil } };
  const pins = { [evil]: { version: evil, url: evil, integrity: '' } };
  const page = html({ config, pins, jsonLd: [{ '@type': 'Product', name: evil }] });
  expect(page).not.toContain('<script>alert');
  expect(jsonIn(page, 'type="application/json" id="site-config"')).toEqual(config);
  expect(jsonIn(page, 'type="application/json" id="pins"')).toEqual(pins);
  expect(jsonIn(page, 'type="application/ld+json"')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: evil,
  });
});

/** Reads the scripts that a page starts after its first paint. */
const scriptsOf = (page: string) => /<template id="scripts">(.*?)<\/template>/s.exec(page)?.[1] ?? '';

const linksIn = (page: string, url: string) => page.match(new RegExp(`<link [^>]*href="${url}"[^>]*>`, 'g'));

describe('style sheets', () => {
  const shell = { url: '/shell/1/main.css', remote: null, text: 'a{color:red}' };
  const catalog = { url: '/mfe-catalog/1/Page.css', remote: 'mfe_catalog', text: 'b>i{color:blue}' };

  test('are inlined with their file name and their remote', () => {
    const page = html({ styleSheets: [shell, catalog] });
    expect(page.match(/<style.*?<\/style>/g)).toEqual([
      '<style data-href="/shell/1/main.css">a{color:red}</style>',
      '<style data-href="/mfe-catalog/1/Page.css" data-remote="mfe_catalog">b>i{color:blue}</style>',
    ]);
    expect(page).not.toContain('rel="stylesheet"');
  });

  test('are the only ones that the page’s own policy allows; the policy precedes them', () => {
    const page = html({ styleSheets: [shell, catalog] });
    const [first, second] = [shell, catalog].map(
      ({ text }) => `&#39;sha256-${createHash('sha256').update(text).digest('base64')}&#39;`,
    );
    const policy = `<meta http-equiv="Content-Security-Policy" content="style-src * ${first} ${second}">`;
    expect(page).toContain(policy);
    expect(page.indexOf(policy)).toBeLessThan(page.indexOf('<style'));
  });

  test('for parts that no first view shows are loaded with the scripts, or at once without JavaScript', () => {
    const page = html({
      laterStyleSheets: [{ url: '/mfe-cart/1/Panel.css', integrity: 'sha384-a', remote: 'mfe_cart' }],
    });
    const link =
      '<link rel="stylesheet" href="/mfe-cart/1/Panel.css" data-remote="mfe_cart" crossorigin integrity="sha384-a">';
    expect(linksIn(scriptsOf(page), '/mfe-cart/1/Panel.css')).toEqual([link]);
    expect(page).toContain(`<noscript>${link}</noscript>`);
    expect(linksIn(page, '/mfe-cart/1/Panel.css')).toHaveLength(2);
    expect(html()).not.toContain('<noscript>');
  });

  test('that filter the first view precede the inline script, disabled and blocking the paint', () => {
    const sheet = { url: '/mfe-catalog/1/Page-later.css', integrity: 'sha384-a', remote: 'mfe_catalog', filters: true };
    const page = html({ laterStyleSheets: [sheet] });
    const link =
      '<link rel="stylesheet" href="/mfe-catalog/1/Page-later.css" data-remote="mfe_catalog" crossorigin integrity="sha384-a" blocking="render" disabled>';
    expect(linksIn(page, sheet.url)).toHaveLength(3);
    expect(page).toContain(link);
    expect(page.indexOf(link)).toBeLessThan(page.indexOf('<script>'));
  });

  test('for print are loaded after the first view, or at once without JavaScript', () => {
    const page = html({
      styleSheets: [shell],
      mediaStyleSheets: [
        { url: '/shell/1/media.css', remote: null },
        { url: '/mfe-catalog/1/media.css', remote: 'mfe_catalog' },
      ],
    });
    const links = [
      '<link rel="stylesheet" href="/shell/1/media.css" media="print,(forced-colors:active)">',
      '<link rel="stylesheet" href="/mfe-catalog/1/media.css" data-remote="mfe_catalog" media="print,(forced-colors:active)">',
    ];
    expect(linksIn(scriptsOf(page), '[^"]*media.css')).toEqual(links);
    expect(page).toContain(`<noscript>${links.join('')}</noscript>`);
    expect(linksIn(page, '[^"]*media.css')).toHaveLength(4);
  });
});

test('a prefetch has the crossorigin attribute of the later request', () => {
  const prefetches = [{ url: '/mfe-cart/1/remoteEntry.js', integrity: 'sha384-a' }, { url: '/mfe-cart/1/12.js' }];
  const page = html({ prefetches });
  expect(linksIn(scriptsOf(page), '/mfe-cart/1/remoteEntry.js')).toEqual([
    '<link rel="prefetch" href="/mfe-cart/1/remoteEntry.js" as="script" crossorigin>',
  ]);
  expect(linksIn(scriptsOf(page), '/mfe-cart/1/12.js')).toEqual([
    '<link rel="prefetch" href="/mfe-cart/1/12.js" as="script">',
  ]);
});
