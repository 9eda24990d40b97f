import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { temporaryFolderPerTest, writeFiles } from '../../testing/temporaryFolder';
import { runWebpack } from '../compile';
import { digestsPlaceholder } from '../names';
import { DigestsPlugin } from './digests';

jest.setTimeout(60_000);

const folder = temporaryFolderPerTest();
const here = createRequire(__filename);

/** Builds an entry that loads a script and a style sheet when `loadPage()` is called. @returns its text */
async function buildEntry(): Promise<string> {
  const output = path.join(folder(), 'dist');
  await writeFiles(folder(), {
    'main.js': 'window.loadPage = () => import(/* webpackChunkName: "Page" */ "./page.js");',
    'page.js': 'import "./page.css"; export default "page";',
    'page.css': '.page { color: red }',
  });
  await runWebpack({
    mode: 'production',
    context: folder(),
    entry: './main.js',
    target: ['web', 'es2022'],
    output: { path: output, filename: 'main.js', chunkFilename: '[name].js', publicPath: '/mfe-x/1/' },
    module: {
      rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, here.resolve('css-loader')], sideEffects: true }],
    },
    plugins: [new MiniCssExtractPlugin({ chunkFilename: '[name].css' }), new DigestsPlugin()],
    cache: false,
  });
  return readFile(path.join(output, 'main.js'), 'utf8');
}

/** Collects the elements that an entry adds to the head to load a script and a style sheet. */
function askedFor(entry: string): object[] {
  const asked: object[] = [];
  const document = {
    getElementsByTagName: () => [],
    createElement: () => ({ setAttribute() {} }),
    head: { appendChild: (element: object) => asked.push(element) },
  };
  const window: { loadPage?(): void } = {};
  runInNewContext(entry, { window, self: window, document, setTimeout: () => 0 });
  window.loadPage?.();
  return asked;
}

test('a build requests its scripts and style sheets with their digests', async () => {
  const entry = await buildEntry();
  const placeholder = `"${digestsPlaceholder}"`;
  expect(entry).toContain(placeholder);
  const crossOrigin = 'anonymous';
  const files = { 'Page.css': 'sha384-css', 'Page.js': 'sha384-js' };
  const asked = askedFor(entry.replace(placeholder, JSON.stringify(files)));
  expect(asked).toHaveLength(2);
  for (const element of [
    { href: '/mfe-x/1/Page.css', integrity: 'sha384-css', crossOrigin },
    { src: '/mfe-x/1/Page.js', integrity: 'sha384-js', crossOrigin },
  ])
    expect(asked).toContainEqual(expect.objectContaining(element));

  // A file without a known digest is requested with one that no file matches, so the browser refuses it.
  const refusal = expect.objectContaining({ integrity: `sha384-${'A'.repeat(64)}` });
  expect(askedFor(entry.replace(placeholder, '{}'))).toEqual([refusal, refusal]);
});
