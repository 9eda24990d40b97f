import path from 'node:path';
import { transform } from 'lightningcss';
import { readRelease } from '../release';
import { writeRelease } from '../testing/sampleReleases';
import { temporaryFolderPerTest, writeFiles } from '../testing/temporaryFolder';
import { PublishError } from './plan';
import { createStyleTexts, inlineStyle } from './styleTexts';

const folder = temporaryFolderPerTest();

async function sampleRelease(css: string) {
  await writeRelease(folder(), { name: 'mfe-cart', version: '1.0.0', files: { 'browser/Panel.css': css } });
  return readRelease(folder());
}

const browserFolder = () => path.join(folder(), 'browser');

test('one that was changed since is refused, and says whose it is', async () => {
  const release = await sampleRelease('.a{color:red}');
  await writeFiles(folder(), { 'browser/Panel.css': '.a{color:blue}' });
  const read = () => createStyleTexts(browserFolder)(release, 'Panel.css');
  expect(read).toThrow(PublishError);
  expect(read).toThrow('mfe-cart 1.0.0: Panel.css is not what was released');
});

test('each is given as it was released, and read once', async () => {
  const release = await sampleRelease('.a{color:red}');
  const find = jest.fn(browserFolder);
  const styleOf = createStyleTexts(find);
  for (const _time of [1, 2]) expect(styleOf(release, 'Panel.css')).toBe('.a{color:red}');
  expect(find).toHaveBeenCalledTimes(1);
});

describe('inside a page', () => {
  test('no text in it ends the element', () => {
    const css = inlineStyle('.a::after{content:"</STYLE><script>"}');
    expect(css).not.toMatch(/<\/style/i);
    // Read as CSS it says what it did.
    const { code } = transform({ filename: 'a.css', code: Buffer.from(css), minify: true });
    expect(code.toString()).toContain('"</STYLE><script>"');
  });

  test('line ends are those that a browser reads', () => {
    expect(inlineStyle('.a{}\r\n.b{}\r.c{}')).toBe('.a{}\n.b{}\n.c{}');
  });
});
