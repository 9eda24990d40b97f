import { acceptedEncodings } from './acceptedEncodings';
import { candidateFiles, missingPageFiles } from './pageFiles';
import { locationOf, parseRequestTarget } from './requestTarget';
import { readVariants } from './variants';

test.each([
  ['/', []],
  ['/?filtro=co2', []],
  ['/produtos', ['produtos']],
  ['/produtos/AP-10L?x=1', ['produtos', 'AP-10L']],
  ['/robots.txt', ['robots.txt']],
  ['/.well-known/security.txt', ['.well-known', 'security.txt']],
  ['/p%C3%A1gina%20nova', ['página nova']],
])('the path %s names the page or file %j', (url, segments) => {
  expect(parseRequestTarget(url)).toEqual({ kind: 'page', segments });
});

test.each([
  ['/shell/1.0.0-ab/main.js', ['shell', '1.0.0-ab', 'main.js']],
  ['/mfe-catalog/assets/foto.svg?v=1', ['mfe-catalog', 'assets', 'foto.svg']],
  ['/mfe-catalog/1.0.0/index.html', ['mfe-catalog', '1.0.0', 'index.html']],
])('the path %s names the versioned file %j', (url, segments) => {
  expect(parseRequestTarget(url)).toEqual({ kind: 'versioned', segments });
});

test.each([
  ['/servicos.html', '/servicos'],
  ['/index.html', '/'],
  ['/index.html?x=1', '/?x=1'],
  ['/produtos/index.html', '/produtos'],
  ['/produtos/', '/produtos'],
  ['/produtos/?filtro=co2,4KG&x=%2F', '/produtos?filtro=co2,4KG&x=%2F'],
  ['/Servicos.HTML?x', '/Servicos?x'],
  ['/p%C3%A1gina/', '/p%C3%A1gina'],
  ['/evil.com/?//evil.com', '/evil.com?//evil.com'],
])('%s redirects to %s', (url, location) => {
  const target = parseRequestTarget(url);
  expect(target).toEqual({ kind: 'redirect', segments: expect.any(Array) });
  const { segments = [] } = target as { readonly segments?: readonly string[] };
  expect(locationOf(segments, url.replace(/^[^?]*/, ''))).toBe(location);
});

test.each([
  '/.well-known/.env',
  '/.well-known/../contato',
  '/contato/.well-known/security.txt',
  '//evil.com/',
  '//evil.com/index.html',
  '/produtos//x',
  '/produtos/../../etc/passwd',
  '/%2e%2e/package.json',
  '/./index.html',
  '/.env',
  '/index.html.br',
  '/shell/1.0.0/main.js.gz',
  '/shell/',
])('the path %s is refused with 404', (url) => {
  expect(parseRequestTarget(url)).toEqual({ kind: 'refused', status: 404 });
});

test.each([
  '/%E0%A4%A',
  '/%zz',
  '/%2F%2Fevil.com/',
  '/..%2f..%2fetc%2fpasswd',
  '/\\evil.com/',
  '/%5cevil.com/',
  '/a%00.html',
  'http://evil.com/',
  '*',
  '',
])('the path %s is refused with 400', (url) => {
  expect(parseRequestTarget(url)).toEqual({ kind: 'refused', status: 400 });
});

describe('variants', () => {
  const visitors = Array.from({ length: 100 }, (_, visitor) => visitor);

  const variants = readVariants({
    canaries: { mfe_catalog: 10, shell: 25, mfe_cart: 100 },
    pages: {
      'produtos/index.html': ['mfe_catalog', 'shell'],
      'index.html': ['shell', 'mfe_catalog', 'mfe_cart'],
      'gone.html': ['mfe_gone'],
    },
  });

  test('each canary has exactly its share of the visitor numbers', () => {
    const combinations = visitors.map((visitor) => variants.combinationFor('produtos/index.html', visitor) ?? '');
    expect(combinations.filter((combination) => combination.includes('mfe_catalog'))).toHaveLength(10);
    expect(combinations.filter((combination) => combination.includes('shell'))).toHaveLength(25);
  });

  test('a combination keeps the order of the canaries in the list', () => {
    const combinations = new Set(visitors.map((visitor) => variants.combinationFor('index.html', visitor)));
    for (const combination of combinations) expect(combination).toMatch(/^(shell\+)?(mfe_catalog\+)?mfe_cart$/);
    expect(combinations.size).toBeGreaterThan(2);
  });

  test('a visitor without a number gets the default page', () => {
    expect(variants.combinationFor('index.html', null)).toBeNull();
  });

  test.each(['servicos/index.html', 'constructor', '__proto__'])('the page %s has no variants', (page) => {
    expect(variants.has(page)).toBe(false);
    expect(variants.combinationFor(page, 7)).toBeNull();
  });

  test('an ended canary has no visitors', () => {
    for (const visitor of visitors) expect(variants.combinationFor('gone.html', visitor)).toBeNull();
  });

  test('a canary that is rolled back has no visitors from then on', () => {
    const rolledBack = readVariants({
      canaries: { mfe_catalog: 100, shell: 100 },
      pages: { 'a.html': ['mfe_catalog', 'shell'] },
    });
    expect(rolledBack.combinationFor('a.html', 7)).toBe('mfe_catalog+shell');
    rolledBack.rollBack('mfe_catalog');
    expect(rolledBack.combinationFor('a.html', 7)).toBe('shell');
    expect(rolledBack.has('a.html')).toBe(true);
  });

  test('readVariants refuses another shape', () => {
    expect(() => readVariants(JSON.parse('{}'))).toThrow(TypeError);
  });
});

describe('pageFiles', () => {
  test('an address means a page, and a file first where its name has a dot', () => {
    expect(candidateFiles([])).toEqual(['index.html']);
    expect(candidateFiles(['produtos', 'AP-10L'])).toEqual(['produtos/AP-10L/index.html', 'produtos/AP-10L']);
    expect(candidateFiles(['robots.txt'])).toEqual(['robots.txt', 'robots.txt/index.html']);
  });

  test('the nearest 404 page comes first, and a deep address starts at the fourth folder', () => {
    expect(missingPageFiles([])).toEqual(['404.html']);
    expect(missingPageFiles(['a', 'b'])).toEqual(['a/b/404.html', 'a/404.html', '404.html']);
    expect(missingPageFiles(['a', 'b', 'c', 'd', 'e', 'f'])[0]).toBe('a/b/c/d/404.html');
  });
});

describe('acceptedEncodings', () => {
  test.each([
    [undefined, []],
    ['', []],
    ['identity', []],
    ['deflate', []],
    ['gzip', ['gzip']],
    ['gzip, deflate', ['gzip']],
    ['gzip, deflate, br, zstd', ['br', 'gzip']],
    ['GZIP;Q=1.0, BR', ['br', 'gzip']],
    ['br;q=0.5, gzip;q=0.8', ['gzip', 'br']],
    ['br;q=0, gzip', ['gzip']],
    ['*', ['br', 'gzip']],
    ['*;q=0', []],
    ['br;q=0, *', ['gzip']],
    ['gzip;q=x', []],
    ['brotli', []],
  ])('Accept-Encoding %j allows the codings %j', (header, codings) => {
    expect(acceptedEncodings(header).map(({ coding }) => coding)).toEqual(codings);
  });
});
