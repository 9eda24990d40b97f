import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import esbuild from 'esbuild';
import { inRoot } from '../../repository';
import type { CollectionOptions, ContentSchema, SingleOptions } from './define';
import { collectionMark, singleMark } from './marks';

export type Declaration = { readonly schema: ContentSchema } & (
  | ({ readonly [singleMark]: true } & SingleOptions)
  | ({ readonly [collectionMark]: true } & CollectionOptions<unknown>)
);

export interface Evaluated {
  readonly exported: string;
  readonly declaration: Declaration;
  /** Absolute paths of the module and its imports. */
  readonly sources: readonly string[];
}

/** Evaluated modules by file: a package is built for browsers and for Node in one process. */
const known = new Map<string, Evaluated & { readonly stamps: string }>();

/** Bundles and runs a content module. @throws Error if it does not compile, or does not declare content exactly once */
export function evaluate(file: string): Evaluated {
  const before = known.get(file);
  if (before && stampsOf(before.sources) === before.stamps) return before;
  const evaluated = run(file);
  known.set(file, { ...evaluated, stamps: stampsOf(evaluated.sources) });
  return evaluated;
}

function stampsOf(files: readonly string[]): string {
  const stamps = files.map((file) => statSync(file, { throwIfNoEntry: false }));
  return stamps.map((stamp) => `${stamp?.mtimeMs} ${stamp?.size}`).join();
}

function run(file: string): Evaluated {
  const { outputFiles, metafile } = esbuild.buildSync({
    entryPoints: [file],
    absWorkingDir: inRoot(),
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    write: false,
    metafile: true,
    logLevel: 'silent',
    // For content outside the repository, in tests.
    nodePaths: [inRoot('node_modules')],
  });
  const module: { exports: Readonly<Record<string, unknown>> } = { exports: {} };
  vm.compileFunction(outputFiles[0]?.text ?? '', ['module', 'exports'])(module, module.exports);
  const [found, ...more] = Object.entries(module.exports).filter(([, value]) => isDeclaration(value));
  if (!found || more.length > 0) throw new Error(`${file} must export one collection(…) or single(…)`);
  const [exported, declaration] = found;
  const sources = Object.keys(metafile.inputs).map((input) => path.join(inRoot(), input));
  return { exported, declaration: declaration as Declaration, sources };
}

/** Absolute paths of a package's content modules, without views. */
export function contentModulesOf(packageFolder: string): readonly string[] {
  const folder = path.join(packageFolder, 'content');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => /^[^.]+\.ts$/.test(file));
  return files.sort().map((file) => path.join(folder, file));
}

const isDeclaration = (value: unknown) =>
  typeof value === 'object' && value !== null && (collectionMark in value || singleMark in value);
