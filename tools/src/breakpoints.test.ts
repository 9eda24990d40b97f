import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { inRoot } from '@site/delivery/repository';

/** Style sheets, and components with `media` and `sizes` of pictures. */
const sources = execFileSync('git', ['ls-files', 'shared/src', 'shell/src', 'mfe-*/src/*', 'tools/templates'], {
  cwd: inRoot(),
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(?:css|tsx?)(?:\.hbs)?$/.test(file) && !/\.test\./.test(file));

/** Conditions such as `(min-width: 48px)`, `(width >= 48px)` and `(30px <= width < 48px)`. */
const inPixels = /\((?:(?:min|max)-)?(?:width|height)(?::| [<>]=?) [^)]*px|\([\d.]+px <=? (?:width|height)/g;

test('breakpoints are in rem, so that they follow the default font of the browser', () => {
  expect(sources.length).toBeGreaterThan(400);
  const found = sources.flatMap((file) =>
    [...readFileSync(inRoot(file), 'utf8').matchAll(inPixels)].map(([text]) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});
