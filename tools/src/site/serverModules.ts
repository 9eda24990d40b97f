import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { compileFunction } from 'node:vm';

/** A CommonJS module's exports. */
export type Exports = Record<string, unknown>;

/**
 * Runs a server build. What it `require`s comes from `lent`, so that all builds of a render share one React and one
 * `@site/shared`, from wherever they are run; Node's own modules are there as usual.
 */
export async function loadServerModule(file: string, lent: Readonly<Record<string, unknown>> = {}): Promise<Exports> {
  const { createRequire } = await import('node:module');
  const own = createRequire(file);
  const module: { exports: Exports } = { exports: {} };
  const run = compileFunction(
    await readFile(file, 'utf8'),
    ['module', 'exports', 'require', '__filename', '__dirname'],
    {
      filename: file,
    },
  );
  run(module, module.exports, (id: string) => (id in lent ? lent[id] : own(id)), file, path.dirname(file));
  return module.exports;
}
