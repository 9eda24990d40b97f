import { acceptedEncodings } from './acceptedEncodings';
import { candidateFiles, missingPageFiles } from './pageFiles';
import { locationOf, parseRequestTarget } from './requestTarget';

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
  ['/Servicos.HTML?filtro=co2,4KG&x=%2F', '/Servicos?filtro=co2,4KG&x=%2F'],
  ['/p%C3%A1gina/', '/p%C3%A1gina'],
  ['/evil.com/?//evil.com', '/evil.com?//evil.com'],
])('%s redirects to %s', (url, location) => {
  const target = parseRequestTarget(url);
  expect(target).toEqual({ kind: 'redirect', segments: expect.any(Array) });
  const { segments = [] } = target as { readonly segments?: readonly string[] };
  expect(locationOf(segments, url.replace(/^[^?]*/, ''))).toBe(location);
});

const missing = [
  ...['/.well-known/.env', '/.well-known/../contato', '/contato/.well-known/security.txt', '//evil.com/index.html'],
  ...['/produtos//x', '/produtos/../../etc/passwd', '/%2e%2e/package.json', '/./index.html', '/.env'],
  ...['/index.html.br', '/shell/1.0.0/main.js.gz', '/shell/'],
];
const invalid = [
  ...['/%E0%A4%A', '/%zz', '/%2F%2Fevil.com/', '/..%2f..%2fetc%2fpasswd', '/\\evil.com/', '/%5cevil.com/'],
  ...['/a%00.html', 'http://evil.com/', '*', ''],
];

test.each([...missing.map((url) => [url, 404] as const), ...invalid.map((url) => [url, 400] as const)])(
  'the path %s is refused with %i',
  (url, status) => {
    expect(parseRequestTarget(url)).toEqual({ kind: 'refused', status });
  },
);

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
