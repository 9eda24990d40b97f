import { acceptedEncodings } from './acceptedEncodings';

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
