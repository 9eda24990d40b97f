import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import type { PagePaths, RemoteModuleId, RemoteModules, ShellServer } from '@site/shared/contracts';
import type { Release } from '../release';
import { folderName } from '../repository';
import { labelOf } from './compatibility';
import { PublishError } from './plan';

/** Which release of each package a page is made of, by folder name. */
export type Selection = ReadonlyMap<string, Release>;

/** A CommonJS module's exports. */
type Exports = Record<string, unknown>;

/** Runs the server builds of releases; each at most once for each shell that it meets. */
export interface ServerBuilds {
  shell(selection: Selection): ShellServer;
  /**
   * @returns null where its package is not part of the selection
   * @throws PublishError when the package's release has no such module
   */
  load<Id extends RemoteModuleId>(selection: Selection, id: Id): RemoteModules[Id] | null;
  /** What a remote says of its pages; null for one without pages. */
  paths(selection: Selection, name: string): PagePaths | null;
}

/** @param folderOf where the files of a release are on this machine */
export function createServerBuilds(folderOf: (release: Release) => string): ServerBuilds {
  const loaded = new Map<string, Exports>();

  function run(key: string, release: Release, file: string, sharedModules: Readonly<Record<string, unknown>>): Exports {
    const known = loaded.get(key);
    if (known) return known;
    try {
      const exports = runServerModule(path.join(folderOf(release), 'server', `${file}.cjs`), sharedModules);
      loaded.set(key, exports);
      return exports;
    } catch (error) {
      throw new PublishError(`${labelOf(release)} does not run on the server: ${(error as Error).message}`, [
        release.name,
      ]);
    }
  }

  function shellOf(selection: Selection): { release: Release; server: ShellServer } {
    const release = selection.get('shell');
    if (!release) throw new PublishError('There is no live shell yet: npm run deploy -w shell');
    return { release, server: run(release.version, release, 'server', {}) as unknown as ShellServer };
  }

  function loadExposed(selection: Selection, name: string, module: string): Exports | null {
    const release = selection.get(name);
    if (!release || !(`./${module}` in release.modules)) return null;
    const shell = shellOf(selection);
    return run(
      `${shell.release.version} ${name} ${release.version} ${module}`,
      release,
      module,
      shell.server.sharedModules,
    );
  }

  return {
    shell: (selection) => shellOf(selection).server,
    load<Id extends RemoteModuleId>(selection: Selection, id: Id) {
      const [remote = '', module = ''] = id.split('/');
      const release = selection.get(folderName(remote));
      if (!release) return null;
      const exports = loadExposed(selection, release.name, module);
      if (!exports) throw new PublishError(`${labelOf(release)} has no module ${module}`, [release.name]);
      return exports as unknown as RemoteModules[Id];
    },
    paths: (selection, name) =>
      (loadExposed(selection, name, 'paths') as { default: PagePaths } | null)?.default ?? null,
  };
}

/**
 * Runs a server build. What it `require`s comes from `sharedModules`, so that all builds of a render share one React and one
 * `@site/shared`, from wherever they are run; Node's own modules are there as usual.
 */
export function runServerModule(file: string, sharedModules: Readonly<Record<string, unknown>> = {}): Exports {
  const own = createRequire(file);
  const module: { exports: Exports } = { exports: {} };
  const parameters = ['module', 'exports', 'require', '__filename', '__dirname'];
  const run = compileFunction(readFileSync(file, 'utf8'), parameters, { filename: file });
  run(
    module,
    module.exports,
    (id: string) => (id in sharedModules ? sharedModules[id] : own(id)),
    file,
    path.dirname(file),
  );
  return module.exports;
}
