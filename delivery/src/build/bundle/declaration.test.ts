import { temporaryFolderPerTest, writeFiles } from '../../testing/temporaryFolder';
import { readDeclaration } from './declaration';

const folder = temporaryFolderPerTest();

/** Declaration in the package's folder, and the bundler's manifest in its output. */
async function read(declaration: unknown, manifest?: unknown) {
  const text = (json: unknown) => (typeof json === 'string' ? json : JSON.stringify(json));
  await writeFiles(folder(), {
    'site.release.json': text(declaration),
    ...(manifest !== undefined && { 'dist/browser/mf-manifest.json': text(manifest) }),
  });
  return readDeclaration(folder(), `${folder()}/dist`);
}

const manifest = {
  metaData: { remoteEntry: { name: 'remoteEntry.js', path: 'parts', type: 'var' }, name: 'mfe_x' },
  exposes: [
    {
      path: './Page',
      assets: { js: { sync: ['Page.js'], async: ['lazy.js'] }, css: { sync: ['Page.css'], async: [] } },
    },
  ],
};

test('without modules, the manifest of the bundler lists them and its container', async () => {
  expect(await read({ format: 'script' }, manifest)).toEqual({
    format: 'script',
    entry: 'parts/remoteEntry.js',
    modules: { './Page': { js: ['Page.js'], css: ['Page.css'] } },
    uses: [],
  });
  expect(await read({ format: 'script', entry: 'own.js' }, manifest)).toMatchObject({ entry: 'own.js' });
});

test.each([
  ['no declaration', '', 'site.release.json is not JSON'],
  ['another format', { format: 'umd' }, 'site.release.json: format Invalid type'],
  ['an unknown field', { format: 'module', modlues: {} }, 'site.release.json: modlues'],
  ['a module with a path', { format: 'module', modules: { './a/b': {} } }, 'must be like ./PromoPage'],
  ['a script without an entry', { format: 'script', modules: {} }, 'a script needs an entry'],
  ['neither modules nor a manifest', { format: 'module' }, 'there is no browser/mf-manifest.json'],
])('%s is refused', async (_what, declaration, complaint) => {
  await expect(read(declaration)).rejects.toThrow(complaint);
});

test('a package without a declaration is named', async () => {
  await expect(readDeclaration(folder(), folder())).rejects.toThrow(`There is no site.release.json in ${folder()}`);
});

test('a manifest of another shape is refused', async () => {
  await expect(read({ format: 'script' }, { exposes: [] })).rejects.toThrow('browser/mf-manifest.json: metaData');
});
