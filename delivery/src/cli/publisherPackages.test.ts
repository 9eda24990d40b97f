import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { inRoot } from '../repository';

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
}
const dependenciesOf = (folder: string) =>
  (JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8')) as Manifest).dependencies;

/** Modules that a publisher runs, and those that it bundles: the check of parts and the script in each page. */
const modules = [
  'delivery/src/cli/commands/publishSite.ts',
  'delivery/src/cli/commands/hosting.ts',
  'delivery/src/publish/drawing.mjs',
  'delivery/src/files/lockThread.mjs',
  'delivery/src/render/sandbox/child.mjs',
  'delivery/src/render/parts/composePage.ts',
  'shared/src/early/inline/head.ts',
  'shared/src/early/inline/start.ts',
];

const packageOf = (file: string) => file.split('/', file.startsWith('@') ? 2 : 1).join('/');

/** npm packages that modules and their imports in the repository load. */
async function packagesOf(entryPoints: readonly string[]): Promise<readonly string[]> {
  const packages = new Set<string>();
  await build({
    absWorkingDir: inRoot(),
    entryPoints: [...entryPoints],
    bundle: true,
    write: false,
    outdir: 'unused',
    format: 'esm',
    platform: 'node',
    plugins: [
      {
        name: 'collect npm packages',
        setup({ onResolve }) {
          onResolve({ filter: /^[@a-z]/ }, ({ path, kind }) => {
            if (kind === 'entry-point' || path.startsWith('@site/')) return undefined;
            if (!path.startsWith('node:')) packages.add(packageOf(path));
            return { path, external: true };
          });
        },
      },
    ],
  });
  return [...packages];
}

test('a publisher installs exactly the npm packages that publishing loads', async () => {
  // An object store's publisher installs it by hand (docs/hosting.md).
  const loaded = (await packagesOf(modules)).filter((name) => name !== '@aws-sdk/client-s3');
  expect(Object.keys(dependenciesOf('delivery/publisher')).sort()).toEqual([...loaded, 'tsx'].sort());
});

test('a publisher’s packages have the versions of delivery and shared', () => {
  expect({ ...dependenciesOf('shared'), ...dependenciesOf('delivery') }).toMatchObject(
    dependenciesOf('delivery/publisher'),
  );
});
