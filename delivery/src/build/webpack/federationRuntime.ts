import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { installed } from '../../repository';

const enhanced = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced'));
const runtime = createRequire(enhanced.resolve('@module-federation/runtime'));
const bundlerPackage = '@module-federation/webpack-bundler-runtime';

/**
 * Version of all packages of Module Federation, exact in `package.json`: this file names internal files of theirs, which may change
 * with any version.
 */
export const federationVersion: string = JSON.parse(readFileSync(installed('delivery', 'package.json'), 'utf8'))
  .dependencies[bundlerPackage];

/**
 * Key of the global symbol (`Symbol.for`) under which a page holds the bundler runtime for its remotes: of exactly this
 * version, since the interface between builds and runtime is not public.
 */
export const providedRuntime = `${bundlerPackage} ${federationVersion}`;

/**
 * The file that an `import` of a package of Module Federation brings.
 *
 * @throws Error when it is of another version
 */
export function importedFile(name: string, version = federationVersion): string {
  const from = name === bundlerPackage ? enhanced : runtime;
  const folder = path.join(path.dirname(from.resolve(name)), '..');
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  if (manifest.version !== version)
    throw new Error(`${name} ${manifest.version} is installed, and @site/delivery builds with ${version} alone`);
  return path.join(folder, manifest.exports['.'].import.default);
}

/** The part of the runtime that remotes' entries are bundled with, unless they consume it. */
export function bundlerRuntime(): string {
  importedFile(bundlerPackage);
  return enhanced.resolve(`${bundlerPackage}/bundler`);
}

/**
 * Aliases for the host's runtime, which one part requires and the rest imports: without them the bundle contains it twice, once in
 * each format.
 */
export function federationRuntimeAliases(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    ['@module-federation/runtime-core', '@module-federation/sdk', '@module-federation/error-codes'].map((name) => [
      `${name}$`,
      importedFile(name),
    ]),
  );
}

/** Functions that no page calls. */
const stubModule = 'stubModule.ts';

/**
 * Files of the runtime that no page needs, by package, with their replacement in a host. They load and preload files of remotes,
 * which the shell does by itself, and tree-shake shared modules on a server. `disableRemote` removes the callers of the
 * first, but not the exports.
 */
const replaced = [
  ['@module-federation/runtime-core', 'utils/load.js', stubModule],
  ['@module-federation/runtime-core', 'utils/preload.js', stubModule],
  ['@module-federation/sdk', 'dom.js', stubModule],
  [bundlerPackage, 'init.js', 'init.ts'],
] as const;

/** File of the runtime to the one that a host has instead; remotes consume the host's runtime. */
export const stubModules = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    replaced.map(([name, file, stub]) => [
      path.join(path.dirname(importedFile(name)), file),
      installed('delivery', 'src/build/runtime', stub),
    ]),
  );
