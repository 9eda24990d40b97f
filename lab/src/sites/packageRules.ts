import path from 'node:path';
import { loadBuilds } from '@site/delivery/build';
import { builtPackages, federationName, inRoot } from '@site/delivery/repository';
import type { Configuration, RuleSetRule } from 'webpack';

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
