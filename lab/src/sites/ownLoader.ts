import path from 'node:path';
import { loadBuilds } from '@site/delivery/build';
import { builtPackages, inRoot } from '@site/delivery/repository';
import { writeFiles } from '@site/delivery/testing/temporaryFolder';
import { federationName } from '@site/shared/contracts';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';

/** Every module that the remotes here expose, by id (`mfe_catalog/ProductsPage`), with its source file. */
export async function exposedModules(): Promise<Readonly<Record<string, string>>> {
  const modules: Record<string, string> = {};
  for (const name of builtPackages) {
    const { folder, exposes } = (await loadBuilds(name)).package;
    for (const [module, file] of Object.entries(exposes ?? {})) {
      modules[path.posix.join(federationName(name), module)] = path.join(folder, file);
    }
  }
  return modules;
}

/** Lets one webpack build take in the sources of all packages: each has pictures of its own under the same name. */
export function acrossPackages(configuration: Configuration): Configuration {
  const { '@images': _ownImages, ...alias } = (configuration.resolve?.alias ?? {}) as Record<string, string>;
  const rules: RuleSetRule[] = builtPackages.map((name) => ({
    include: inRoot(name) + path.sep,
    resolve: { alias: { '@images': inRoot(name, 'src/images') } },
  }));
  return {
    ...configuration,
    resolve: { ...configuration.resolve, alias },
    module: { ...configuration.module, rules: [...(configuration.module?.rules ?? []), ...rules] },
  };
}

/**
 * Puts another loader of remotes in the place of the shell's: everything else of the shell is the same. A module that the
 * page has put into `globalThis.bundled` is there already.
 *
 * @param folder that its source is written to
 * @param modules what each module is imported by, by its id
 */
export async function ownLoader(folder: string, modules: Readonly<Record<string, string>>) {
  // TypeScript: in an ES module proper, webpack takes a remote's whole module for its `default`.
  const imports = Object.entries(modules).map(([id, from]) => `'${id}': () => import(${JSON.stringify(from)})`);
  await writeFiles(folder, {
    'loadContainer.ts': `const modules: Record<string, () => Promise<unknown>> = {${imports.join(', ')}};
export async function loadContainer(remote: string) {
  return { init() {}, async get(name: string) {
    const id = remote + name.slice(1);
    const { bundled = {} } = globalThis as { bundled?: Record<string, unknown> };
    const module = bundled[id] ?? (await modules[id]!());
    return () => module;
  } };
}
// What the shell fetches by itself once it is idle has no place in this build.
export const loadScript = () => Promise.reject(new Error('There is no such script'));`,
  });
  return new webpack.NormalModuleReplacementPlugin(/\/loadContainer$/, path.join(folder, 'loadContainer.ts'));
}
