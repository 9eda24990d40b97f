import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const enhanced = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced'));
const runtime = createRequire(enhanced.resolve('@module-federation/runtime'));

/** The file that an `import` of a package of Module Federation brings. */
function importedFile(name: string): string {
  const from = name.endsWith('/webpack-bundler-runtime') ? enhanced : runtime;
  const folder = path.join(path.dirname(from.resolve(name)), '..');
  const { exports } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return path.join(folder, exports['.'].import.default);
}

/**
 * The host's runtime is `require`d by the part that lends it to remotes and imported by the rest: without these it is
 * in the bundle twice, once in each format.
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
const leftOut = 'leftOut.ts';

/**
 * What of the runtime no page needs, by package, and what stands in its place: it loads and preloads files of remotes, which
 * the shell does by itself, and shakes shared modules on a server, which nobody has. `disableRemote` takes away who would
 * call the first, but not what is exported all the same.
 */
const replaced = [
  ['@module-federation/runtime-core', 'utils/load.js', leftOut],
  ['@module-federation/runtime-core', 'utils/preload.js', leftOut],
  ['@module-federation/sdk', 'dom.js', leftOut],
  ['@module-federation/sdk', 'node.js', leftOut],
  ['@module-federation/webpack-bundler-runtime', 'init.js', 'init.ts'],
] as const;

/**
 * File of the runtime to the file that stands in a host for it; remotes borrow the host's runtime.
 *
 * @throws Error when it is not where it was, as after an upgrade
 */
export function standIns(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    replaced.map(([name, file, standIn]) => {
      const place = path.join(path.dirname(importedFile(name)), file);
      if (!existsSync(place)) throw new Error(`${place} is left out of the federation runtime, and is not there`);
      return [place, fileURLToPath(new URL(`../runtime/${standIn}`, import.meta.url))];
    }),
  );
}
