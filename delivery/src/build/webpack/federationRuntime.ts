import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { installed } from '../../repository';

const enhanced = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced'));
const runtime = createRequire(enhanced.resolve('@module-federation/runtime'));
const bundlerPackage = '@module-federation/webpack-bundler-runtime';

/** Exact version of all Module Federation packages: this file names their internal files, which may change in any version. */
export const federationVersion: string = JSON.parse(readFileSync(installed('delivery', 'package.json'), 'utf8'))
  .dependencies[bundlerPackage];

/** Global symbol (`Symbol.for`) of the page's bundler runtime, with the exact version: the interface to builds is not public. */
export const providedRuntime = `${bundlerPackage} ${federationVersion}`;

/** Resolves the ES module of a Module Federation package. @throws Error for another version */
export function importedFile(name: string, version = federationVersion): string {
  const from = name === bundlerPackage ? enhanced : runtime;
  const folder = path.join(path.dirname(from.resolve(name)), '..');
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  if (manifest.version !== version)
    throw new Error(`${name} ${manifest.version} is installed, and @site/delivery builds with ${version} alone`);
  return path.join(folder, manifest.exports['.'].import.default);
}

/** Runtime file bundled into remotes' entries that do not consume the page's. */
export function bundlerRuntime(): string {
  importedFile(bundlerPackage);
  return enhanced.resolve(`${bundlerPackage}/bundler`);
}

/** Aliases that prevent a second copy of the host's runtime: one part is required, the rest imported. */
export function federationRuntimeAliases(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    ['@module-federation/runtime-core', '@module-federation/sdk', '@module-federation/error-codes'].map((name) => [
      `${name}$`,
      importedFile(name),
    ]),
  );
}

const stubModule = 'stubModule.ts';

/**
 * Runtime files unused by any page, with their stubs. They load and preload remotes, which the shell does itself, and tree-shake
 * shared modules on a server. `disableRemote` removes the callers of the first, but not the exports.
 */
const replaced = [
  ['@module-federation/runtime-core', 'utils/load.js', stubModule],
  ['@module-federation/runtime-core', 'utils/preload.js', stubModule],
  ['@module-federation/sdk', 'dom.js', stubModule],
  [bundlerPackage, 'init.js', 'init.ts'],
] as const;

export const stubModules = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    replaced.map(([name, file, stub]) => [
      path.join(path.dirname(importedFile(name)), file),
      installed('delivery', 'src/build/runtime', stub),
    ]),
  );
