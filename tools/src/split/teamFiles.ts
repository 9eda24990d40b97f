import { readFile } from 'node:fs/promises';
import type { PackageVersions } from './publishedPackages';

/** What the files of a new repository say. */
export interface Team {
  /** The package, such as `mfe-catalog`. */
  readonly name: string;
  /** URL of the registry with the published packages and the releases, with a slash at its end. */
  readonly registry: string;
  readonly versions: PackageVersions;
  /** Value of `engines.node`. */
  readonly node: string;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

/** The files around the package, by path. */
export async function teamFiles(team: Team): Promise<Readonly<Record<string, string>>> {
  const { name, registry } = team;
  return {
    'package.json': json(rootManifest(team)),
    '.npmrc': `@site:registry=${registry}\nfund=false\naudit=false\n# Nothing here needs an install script.\nignore-scripts=true\n`,
    'biome.json': await template('biome.json.txt', team),
    'jest.config.mjs': `import { browserPackages } from '@site/delivery/jest';

export default {
  ...browserPackages(import.meta.dirname, ['${name}']),
  // A busy machine is no reason to fail.
  testTimeout: 30_000,
};
`,
    'tsconfig.base.json': json({ extends: '@site/delivery/tsconfig.json' }),
    '.gitignore': await template('gitignore', team),
    '.github/workflows/release.yml': await template('release.yml', team),
    'README.md': await template('README.md', team),
  };
}

function rootManifest({ name, registry, versions, node }: Team) {
  const site = (command: string) => `site ${command} ${name} --store ${registry}`;
  return {
    name: `${name}-repository`,
    private: true,
    type: 'module',
    engines: { node },
    workspaces: [name],
    scripts: {
      start: `site dev ${name}`,
      dev: `site dev ${name}`,
      test: 'npm run lint && npm run types && npm run unit && npm run build',
      lint: 'biome check .',
      format: 'biome check --write .',
      types: `tsc --noEmit -p ${name}`,
      unit: 'jest',
      build: `site build ${name}`,
      deploy: site('deploy'),
      promote: site('promote'),
      rollback: site('rollback'),
      'take-back': site('take-back'),
      releases: `site releases --store ${registry}`,
      explain: `site explain --store ${registry}`,
    },
    devDependencies: { '@site/delivery': `^${versions['@site/delivery']}` },
  };
}

/** The package's own `package.json`: its commands are those of the repository. */
export function ownManifest(text: string): string {
  const { scripts: _ours, ...manifest }: Manifest = JSON.parse(text);
  return json(manifest);
}

/** The package's own `tsconfig.json`, with our types where they are installed. */
export const ownTsConfig = (text: string): string =>
  text.replaceAll('"../delivery/types"', '"../node_modules/@site/delivery/types"');

/** Where the package's changes are told from now on. */
export function ownChangelog(manifest: string): string {
  const { name, version }: Manifest = JSON.parse(manifest);
  return `# ${name}\n\n## ${version}\n\nIn a repository of its own.\n`;
}

async function template(file: string, { name, registry }: Team): Promise<string> {
  const text = await readFile(new URL(`template/${file}`, import.meta.url), 'utf8');
  return text.replaceAll('{{package}}', name).replaceAll('{{registry}}', registry);
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
