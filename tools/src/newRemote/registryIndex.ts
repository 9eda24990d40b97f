import { capitalised } from './remoteNames';

/** One remote's file in the registry. */
export interface RegistryFile {
  /** Its name without ending, such as `catalog`. */
  readonly name: string;
  /** Whether it has pages, and so addresses. */
  readonly hasPaths: boolean;
}

/** The file that puts all registered remotes together; nobody edits it by hand. */
export function registryIndex(files: readonly RegistryFile[]): string {
  const sorted = [...files].sort((one, other) => (one.name < other.name ? -1 : 1));
  const imports = sorted.map(({ name, hasPaths }) => {
    const names = [`type ${modulesOf(name)}`, ...(hasPaths ? [pathsOf(name)] : []), remoteOf(name)];
    return `import { ${names.join(', ')} } from './${name}';`;
  });
  const paths = sorted.filter(({ hasPaths }) => hasPaths).map(({ name }) => `...${pathsOf(name)}`);
  return `// Written by \`npm run new-remote\`, from the files beside it: each registers one remote.
${imports.join('\n')}
import type { RegisteredRemote } from './registeredRemote';

export type { RegisteredPage, RegisteredRemote } from './registeredRemote';

/**
 * Every module that crosses a boundary between teams, by \`{federation name}/{exposed name}\`.
 *
 * @sealed
 */
export interface RemoteModules extends ${sorted.map(({ name }) => modulesOf(name)).join(', ')} {}

/** Every address of the site, named once (spec 2, Routes). */
export const paths = { ${paths.join(', ')} } as const;

/** Every remote of the site. */
export const remotes: readonly RegisteredRemote[] = [${sorted.map(({ name }) => remoteOf(name)).join(', ')}];
`;
}

const modulesOf = (name: string) => `${capitalised(name)}Modules`;
const pathsOf = (name: string) => `${name}Paths`;
const remoteOf = (name: string) => `${name}Remote`;
