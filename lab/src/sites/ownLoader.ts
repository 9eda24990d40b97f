import path from 'node:path';
import { contentRule, loadBuilds } from '@site/delivery/build';
import { builtPackages, inRoot } from '@site/delivery/repository';
import { writeFiles } from '@site/delivery/testing/temporaryFolder';
import { federationName } from '@site/shared/contracts';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';

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

/** Finds images and content of all packages; a package's own configuration finds only its own. */
export function acrossPackages(configuration: Configuration): Configuration {
  const { '@images': _ownImages, ...alias } = (configuration.resolve?.alias ?? {}) as Record<string, string>;
  const rules = builtPackages.flatMap((name): RuleSetRule[] => [
    { include: inRoot(name) + path.sep, resolve: { alias: { '@images': inRoot(name, 'src/images') } } },
    ...(name === 'shell' ? [] : [contentRule(inRoot(name))]),
  ]);
  return {
    ...configuration,
    resolve: { ...configuration.resolve, alias },
    module: { ...configuration.module, rules: [...(configuration.module?.rules ?? []), ...rules] },
  };
}

/** Takes modules from `globalThis.bundled`. @param modules import specifier by id */
export async function ownLoader(folder: string, modules: Readonly<Record<string, string>>) {
  // In an .mjs file webpack takes the whole namespace for `default`.
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
// No part of this build mounts itself.
export const shareScope = () => ({});
// Scripts that the shell fetches when idle are not part of this build.
export const loadLater = () => Promise.reject(new Error('There is no such script'));`,
  });
  return new webpack.NormalModuleReplacementPlugin(
    /\/load(?:Container|Script)$/,
    path.join(folder, 'loadContainer.ts'),
  );
}
