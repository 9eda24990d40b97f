import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { installed } from '../../repository';

const enhanced = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced'));
const runtime = createRequire(enhanced.resolve('@module-federation/runtime'));
const bundlerPackage = '@module-federation/webpack-bundler-runtime';

/** Exact, because this file names internal files of the packages. */
export const federationVersion: string = JSON.parse(readFileSync(installed('delivery', 'package.json'), 'utf8'))
  .dependencies[bundlerPackage];

/** Contains the exact version: the interface to builds is not public. */
export const providedRuntime = `${bundlerPackage} ${federationVersion}`;

export function importedFile(name: string, version = federationVersion): string {
  const from = name === bundlerPackage ? enhanced : runtime;
  const folder = path.join(path.dirname(from.resolve(name)), '..');
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  if (manifest.version !== version)
    throw new Error(`${name} ${manifest.version} is installed, and @site/delivery builds with ${version} alone`);
  return path.join(folder, manifest.exports['.'].import.default);
}

export function bundlerRuntime(): string {
  importedFile(bundlerPackage);
  return enhanced.resolve(`${bundlerPackage}/bundler`);
}

/** Without aliases the host has two copies: one is required, the other imported. */
export function federationRuntimeAliases(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    ['@module-federation/runtime-core', '@module-federation/sdk', '@module-federation/error-codes'].map((name) => [
      `${name}$`,
      importedFile(name),
    ]),
  );
}

const stubModule = 'stubModule.ts';

/** The shell loads remotes itself; `disableRemote` removes only the callers of these files. */
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
