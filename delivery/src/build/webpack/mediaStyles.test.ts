import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { inRoot } from '../../repository';
import { temporaryFolderPerTest, writeFiles } from '../../testing/temporaryFolder';
import { runWebpack } from '../compile';
import { remote } from './build';

jest.mock('@module-federation/enhanced/webpack', () => ({ ModuleFederationPlugin: class {} }));

jest.setTimeout(60_000);

const folder = temporaryFolderPerTest();

const sources = {
  'package.json': JSON.stringify({ name: 'mfe-x', version: '1.4.0', dependencies: { '@site/shared': '^1.2.0' } }),
  'src/exposes/Page.tsx': '',
  'Card.module.css': '.card { color: red } .price { color: blue }',
  'Card.print.module.css': '@media print { .price { color: #000 } }',
  'Card.forced.module.css': '@media (forced-colors: active) { .card { forced-color-adjust: none } }',
  'Grid.module.css': '.grid { display: grid }',
  'Grid.print.module.css': '@media print { .grid { display: block } }',
  'page.print.css': '@media print { main { padding: 0 } }',
  'Card.js': ['', '.print', '.forced'].map((kind) => `import './Card${kind}.module.css';`).join('\n'),
  'Grid.js': "import './Grid.module.css'; import './Grid.print.module.css'; import './page.print.css';",
};

/** Builds two modules with the styles, chunks and names of a release. @returns its style sheets by name */
async function buildStyles(): Promise<Record<string, string>> {
  await writeFiles(folder(), sources);
  const output = path.join(folder(), 'built');
  const build = { mode: 'production', version: '1.4.0-g3fa9c1d2', publicBase: '/mfe-x/', output } as const;
  const configuration = (await remote(folder())).browser(build);
  await runWebpack({
    ...configuration,
    resolveLoader: { modules: [inRoot('node_modules')] },
    entry: { Card: './Card.js', Grid: './Grid.js' },
    plugins: (configuration.plugins ?? []).filter((it) => it instanceof MiniCssExtractPlugin),
    cache: false,
  });
  const files = (await readdir(path.join(output, 'browser'))).filter((file) => file.endsWith('.css'));
  const texts = files.map(async (file) => [file, await readFile(path.join(output, 'browser', file), 'utf8')] as const);
  return Object.fromEntries(await Promise.all(texts));
}

test('styles for print and forced colours go into media.css only, with the class names of the pages', async () => {
  const built = await buildStyles();
  expect(Object.keys(built).sort()).toEqual(['Card.css', 'Grid.css', 'media.css']);
  const { 'Card.css': card = '', 'Grid.css': grid = '', 'media.css': media = '' } = built;
  expect(card + grid).not.toContain('@media');
  const [cardClass = '', priceClass = '', gridClass = ''] = (card + grid).match(/\.[\w-]+(?=\s*\{)/g) ?? [];
  expect(new Set([cardClass, priceClass, gridClass]).size).toBe(3);
  const rules = media.replaceAll(/\s/g, '');
  for (const [condition, selector] of [
    ['print', priceClass],
    ['print', gridClass],
    ['print', 'main'],
    ['(forced-colors:active)', cardClass],
  ]) {
    const blocks = rules.split('@media').filter((block) => block.startsWith(`${condition}{`));
    expect(blocks.some((block) => block.includes(`${selector}{`))).toBe(true);
  }
  // Every rule is inside a media query, since a page may load the file later on any screen.
  expect(rules.replaceAll(/@media[^{]+\{(?:[^{}]+\{[^{}]*\})*\}/g, '')).toBe('');
});
