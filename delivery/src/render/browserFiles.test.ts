import path from 'node:path';
import { transform } from 'lightningcss';
import { readRelease } from '../release';
import { writeRelease } from '../testing/sampleReleases';
import { temporaryFolderPerTest, writeFiles } from '../testing/temporaryFolder';
import { createBrowserFiles, inlineStyle } from './browserFiles';
import { PublishError } from './plan';

const folder = temporaryFolderPerTest();

async function sampleRelease(css: string) {
  await writeRelease(folder(), { name: 'mfe-cart', version: '1.0.0', files: { 'browser/Panel.css': css } });
  return readRelease(folder());
}

const browserFolder = () => path.join(folder(), 'browser');

test('a style sheet that was changed after its release is an error that names the release', async () => {
  const release = await sampleRelease('.a{color:red}');
  await writeFiles(folder(), { 'browser/Panel.css': '.a{color:blue}' });
  const { style, integrity } = createBrowserFiles(browserFolder);
  for (const read of [style, integrity]) {
    expect(() => read(release, 'Panel.css')).toThrow(PublishError);
    expect(() => read(release, 'Panel.css')).toThrow('mfe-cart 1.0.0: Panel.css is not what was released');
  }
});

describe('inlineStyle', () => {
  test('escapes a closing style tag in a string', () => {
    const css = inlineStyle('.a::after{content:"</STYLE><script>"}');
    expect(css).not.toMatch(/<\/style/i);
    // A CSS parser reads the same string.
    const { code } = transform({ filename: 'a.css', code: Buffer.from(css), minify: true });
    expect(code.toString()).toContain('"</STYLE><script>"');
  });

  test('normalizes line ends', () => {
    expect(inlineStyle('.a{}\r\n.b{}\r.c{}')).toBe('.a{}\n.b{}\n.c{}');
  });
});
