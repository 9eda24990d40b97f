import path from 'node:path';
import { type ImportSpecifier, ImportType, init, parse } from 'es-module-lexer';
import { ReleaseError } from '../../release';

/** Imports of the modules below `browser/`, by file. */
export type ModuleGraph = ReadonlyMap<string, ModuleImports>;

export interface ModuleImports {
  readonly hasDefault: boolean;
  readonly imports: readonly string[];
  readonly lazy: readonly LazyImport[];
}

/** An `import()` of a file, from its first to behind its last character. */
export interface LazyImport {
  readonly file: string;
  readonly start: number;
  readonly end: number;
}

/** @param modules texts by file @throws ReleaseError for an import of anything but these files */
export async function moduleGraph(modules: ReadonlyMap<string, string>): Promise<ModuleGraph> {
  await init;
  return new Map([...modules].map(([file, text]) => [file, importsOf(file, text, modules)]));
}

function importsOf(file: string, text: string, modules: ReadonlyMap<string, string>): ModuleImports {
  const imports: string[] = [];
  const lazy: LazyImport[] = [];
  const [specifiers, exports] = parsed(file, text);
  for (const each of specifiers) {
    if (each.t === ImportType.ImportMeta) continue;
    const imported = resolved(file, each, modules);
    if (each.t === ImportType.Static) imports.push(imported);
    else lazy.push({ file: imported, start: each.ss, end: each.se });
  }
  return { hasDefault: exports.some(({ n: name }) => name === 'default'), imports, lazy };
}

function parsed(file: string, text: string) {
  try {
    return parse(text);
  } catch (error) {
    throw new ReleaseError(`browser/${file} is no ES module: ${(error as Error).message}`);
  }
}

function resolved(file: string, { n: name, t, at }: ImportSpecifier, modules: ReadonlyMap<string, string>): string {
  const isPlain = (t === ImportType.Static || t === ImportType.Dynamic) && !at;
  const target = name !== undefined && /^\.\.?\//.test(name) ? path.posix.join(path.posix.dirname(file), name) : null;
  if (isPlain && target !== null && modules.has(target)) return target;
  const what = name === undefined ? 'an address that it computes' : `"${name}"`;
  throw new ReleaseError(`R3: browser/${file} imports ${what}, which is no module below browser/`);
}

/** The file itself, and its static imports at any depth. */
export function withImports(graph: ModuleGraph, file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const imported of graph.get(file)?.imports ?? []) withImports(graph, imported, seen);
  return seen;
}

/** All files that these may load, at any time. */
export function reachedFrom(graph: ModuleGraph, files: readonly string[], seen = new Set<string>()) {
  for (const file of files.filter((it) => !seen.has(it))) {
    seen.add(file);
    const { imports = [], lazy = [] } = graph.get(file) ?? {};
    reachedFrom(graph, [...imports, ...lazy.map((it) => it.file)], seen);
  }
  return seen;
}
