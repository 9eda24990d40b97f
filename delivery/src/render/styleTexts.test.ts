import path from 'node:path';
import { transform } from 'lightningcss';
import { readRelease } from '../release';
import { writeRelease } from '../testing/sampleRelease';
import { temporaryFolderPerTest, writeFiles } from '../testing/temporaryFolder';
import { PublishError } from './plan';
import { createStyleTexts, inlineStyle } from './styleTexts';

const folder = temporaryFolderPerTest();

async function sampleRelease(css: string) {
  await writeRelease(folder(), { name: 'mfe-cart', version: '1.0.0', files: { 'browser/Panel.css': css } });
  return readRelease(folder());
}

const browserFolder = () => path.join(folder(), 'browser');

test('a style sheet is given as it was released', async () => {
  const release = await sampleRelease('.a{color:red}');
  const styleOf = createStyleTexts(browserFolder);
  expect(styleOf(release, 'Panel.css')).toBe('.a{color:red}');
});

test('one that was changed since is refused, and says whose it is', async () => {
  const release = await sampleRelease('.a{color:red}');
  await writeFiles(folder(), { 'browser/Panel.css': '.a{color:blue}' });
  const read = () => createStyleTexts(browserFolder)(release, 'Panel.css');
  expect(read).toThrow(PublishError);
  expect(read).toThrow('mfe-cart 1.0.0: Panel.css is not what was released');
});

test('each is read once', async () => {
  const release = await sampleRelease('.a{color:red}');
  const find = jest.fn(browserFolder);
  const styleOf = createStyleTexts(find);
  styleOf(release, 'Panel.css');
  styleOf(release, 'Panel.css');
  expect(find).toHaveBeenCalledTimes(1);
});

describe('inside a page', () => {
  const url = '/mfe-cart/1.0.0/Panel.css';

  test.each([
    ['/mfe-cart/1.0.0/Panel.css', 'images/a.svg', '/mfe-cart/1.0.0/images/a.svg'],
    ['/mfe-cart/1.0.0/Panel.css', '../assets/a.svg?b#c', '/mfe-cart/assets/a.svg?b#c'],
    ['https://cart.example.com/1/Panel.css', 'a.svg', 'https://cart.example.com/1/a.svg'],
    ['https://cart.example.com/1/Panel.css', '/a.svg', '/a.svg'],
  ])('of %s, %s is %s', (base, address, expected) => {
    expect(inlineStyle(`.a{background:url(${address})}`, base)).toContain(`url(${expected})`);
  });

  test('so is it in quotes, and in what a font face names', () => {
    expect(inlineStyle('.a{background:url("a.svg")}', url)).toContain('/mfe-cart/1.0.0/a.svg');
    expect(inlineStyle('@font-face{font-family:A;src:url(a.woff2)format("woff2")}', url)).toContain(
      'url(/mfe-cart/1.0.0/a.woff2)',
    );
  });

  test.each([
    'url(/mfe-cart/assets/a.svg)',
    'url("https://cart.example.com/a.svg")',
    'url(data:image/svg+xml,%3csvg/%3e)',
    'url(#mask)',
  ])('%s means the same, and not a letter of the sheet is changed', (value) => {
    const css = `.a { mask: ${value} }`;
    expect(inlineStyle(css, url)).toBe(css);
  });

  test('a mask of the page stays one beside a relative address', () => {
    expect(inlineStyle('.a{mask:url(#mask)}.b{background:url(b.svg)}', url)).toContain('url(#mask)');
  });

  test('no text in it ends the element', () => {
    const css = inlineStyle('.a::after{content:"</STYLE><script>"}', url);
    expect(css).not.toMatch(/<\/style/i);
    // Read as CSS it says what it did.
    const { code } = transform({ filename: 'a.css', code: Buffer.from(css), minify: true });
    expect(code.toString()).toContain('"</STYLE><script>"');
  });

  test('line ends are those that a browser reads', () => {
    expect(inlineStyle('.a{}\r\n.b{}\r.c{}', url)).toBe('.a{}\n.b{}\n.c{}');
  });
});
