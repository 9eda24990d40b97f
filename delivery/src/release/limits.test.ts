import { checkLimits, releaseLimits } from './limits';
import type { Release } from './release';

const bytes = (size: number) => ({ digest: '', bytes: size });
const many = (count: number, name: (index: number) => string, size = 1) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [name(index), bytes(size)]));
const check = (files: Release['files']) => () => checkLimits({ name: 'mfe-x', version: '1.0.0', files } as Release);
const { files, bytes: all, fileBytes, texts, textBytes, descriptionBytes } = releaseLimits;

test.each<[string, Release['files'], string]>([
  ['files', many(files + 1, (index) => `assets/${index}.avif`), `${files + 1} files`],
  ['bytes', many(9, (index) => `assets/${index}.avif`, fileBytes), `${9 * fileBytes} bytes, ${all} at most`],
  ['bytes of one file', { 'server/a.cjs': bytes(fileBytes + 1) }, `a file of ${fileBytes + 1} bytes`],
  ['text files', many(texts + 1, (index) => `browser/${index}.js`), `${texts + 1} text files`],
  ['bytes of texts', { 'browser/a.js': bytes(textBytes + 1) }, `${textBytes + 1} bytes of texts`],
])('a release with more %s than allowed is refused', (_what, own, why) => {
  expect(check(own)).toThrow(`mfe-x 1.0.0 has ${why}`);
});

test.each<[string, Partial<Release>]>([
  ['its range of @site/shared', { shared: 'x'.repeat(descriptionBytes) }],
  ['a field of a later builder', { more: 'x'.repeat(descriptionBytes) } as object],
])('a release is refused when %s is longer than allowed', (_what, long) => {
  const release = { name: 'mfe-x', version: '1.0.0', files: {}, ...long } as Release;
  expect(() => checkLimits(release)).toThrow(/^mfe-x 1\.0\.0 has \d+ bytes beside the list of files, 65536 at most$/);
});

test('source maps and scripts of the server build do not count as texts', () => {
  expect(check({ 'maps/a.js.map': bytes(all + 1), 'server/a.cjs': bytes(textBytes + 1) })).not.toThrow();
  expect(check(many(files, (index) => `assets/${index}.avif`))).not.toThrow();
});
