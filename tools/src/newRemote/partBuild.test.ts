import { manifestValues, type PartBuild, readBuild, templateFolders } from './partBuild';

const ranges = {
  shared: '^1.7.0',
  react: { '18': '^18.3.1', '19': '^19.3.1' },
  tools: { '@vitejs/plugin-react': '^6.3.0', vite: '^8.3.8' },
};

test.each<[string | undefined, string | undefined, PartBuild['bundler'], PartBuild['kind']]>([
  [undefined, undefined, 'webpack', 'component'],
  ['webpack', '19', 'webpack', 'component'],
  ['vite', undefined, 'vite', 'plain'],
  ['vite', 'none', 'vite', 'plain'],
  [undefined, 'none', 'vite', 'plain'],
  ['vite', '18', 'vite', 'ownReact'],
  [undefined, '18', 'vite', 'ownReact'],
])('--bundler %s --react %s makes a part by %s of the kind %s', (bundler, react, builtBy, kind) => {
  expect(readBuild({ bundler, react })).toMatchObject({ bundler: builtBy, kind });
});

test.each([
  [{ bundler: 'rspack' }, 'There is no remote by rspack with React 19; there are --bundler webpack --react 19, '],
  [{ react: '17' }, 'There is no remote by any bundler with React 17'],
  [{ bundler: 'webpack', react: 'none' }, 'There is no remote by webpack with React none'],
  [{ bundler: 'vite', react: '19' }, 'There is no remote by vite with React 19'],
  [{ bundler: '' }, 'There is no remote by  with'],
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
  expect(manifestValues(readBuild({ react: '18' }), ranges)).toEqual({
    dependencies: { '@site/shared': '^1.7.0', react: '^18.3.1', 'react-dom': '^18.3.1' },
    devDependencies: {
      '@types/react': '^18.3.0',
      '@types/react-dom': '^18.3.0',
      '@vitejs/plugin-react': '^6.3.0',
      vite: '^8.3.8',
    },
    scripts: { bundle: 'vite build && vite build --ssr', serve: 'vite' },
  });
});

test('a part without a framework has a bundler alone', () => {
  const build = readBuild({ react: 'none' });
  expect(templateFolders(build)).toEqual(['remote', 'parts/mountable', 'parts/plain', 'bundlers/vite']);
  expect(manifestValues(build, ranges)).toMatchObject({
    dependencies: { '@site/shared': '^1.7.0' },
    devDependencies: { vite: '^8.3.8' },
  });
});

test('a bundler that tools lacks is an error', () => {
  expect(() => manifestValues(readBuild({ bundler: 'vite' }), { ...ranges, tools: {} })).toThrow('has no vite');
});
