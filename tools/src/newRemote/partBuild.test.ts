import { manifestValues, type PartBuild, readBuild, templateFolders } from './partBuild';

const ranges = {
  shared: '^1.7.0',
  react: { '18': '^18.3.1', '19': '^19.3.1' },
  tools: Object.fromEntries(
    [
      '@rspack/cli',
      '@rspack/core',
      '@rspack/dev-server',
      '@rspack/plugin-react-refresh',
      '@vitejs/plugin-react',
      'css-loader',
      'react-refresh',
      'vite',
    ].map((name) => [name, '^1.0.0']),
  ),
};

const packagesIn = (build: PartBuild) => {
  const { dependencies, devDependencies } = manifestValues(build, ranges);
  return [dependencies, devDependencies].map((it) => Object.keys(it ?? {}));
};

test.each<[string | undefined, string | undefined, PartBuild['kind']]>([
  [undefined, undefined, 'component'],
  ['webpack', '18', 'ownReact'],
  ['webpack', 'none', 'plain'],
  ['rspack', '19', 'ownReact'],
  ['rspack', '18', 'ownReact'],
  ['vite', undefined, 'ownReact'],
  ['vite', 'none', 'plain'],
])('--bundler %s --react %s makes a part of the kind %s', (bundler, react, kind) => {
  expect(readBuild({ bundler, react })).toEqual({ bundler: bundler ?? 'webpack', react: react ?? '19', kind });
});

test.each([
  [{ bundler: 'rollup' }, '--bundler takes webpack, rspack, vite, not "rollup"'],
  [{ react: '17' }, '--react takes 19, 18, none, not "17"'],
])('%j is refused', (typed, message) => {
  expect(() => readBuild(typed)).toThrow(message);
});

test('a remote of the usual kind has only what our builder needs', () => {
  const usual = readBuild({});
  expect(templateFolders(usual)).toEqual(['remote', 'parts/component', 'bundlers/webpack']);
  expect(manifestValues(usual, ranges)).toEqual({
    dependencies: { '@site/shared': '^1.7.0', react: '^19.3.1' },
    devDependencies: null,
    scripts: null,
  });
});

test('a part on React 18 has that React with its types, and the bundler with its refresh', () => {
  expect(templateFolders(readBuild({ bundler: 'rspack', react: '18' })).at(-1)).toBe('bundlers/rspackReact');
  expect(packagesIn(readBuild({ bundler: 'rspack', react: '18' }))).toEqual([
    ['@site/shared', 'react', 'react-dom'],
    [
      '@types/react',
      '@types/react-dom',
      '@rspack/cli',
      '@rspack/core',
      '@rspack/dev-server',
      '@rspack/plugin-react-refresh',
      'css-loader',
      'react-refresh',
    ],
  ]);
  expect(manifestValues(readBuild({ react: '18' }), ranges).dependencies).toMatchObject({ react: '^18.3.1' });
});

test('a part without a framework has a bundler alone', () => {
  const build = readBuild({ bundler: 'vite', react: 'none' });
  expect(packagesIn(build)).toEqual([['@site/shared'], ['vite']]);
  expect(manifestValues(build, ranges).scripts).toEqual({ bundle: 'vite build && vite build --ssr', serve: 'vite' });
});

test('a bundler that tools lacks is an error', () => {
  expect(() => manifestValues(readBuild({ bundler: 'vite' }), { ...ranges, tools: {} })).toThrow('has no @vitejs');
});
