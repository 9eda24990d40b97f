import path from 'node:path';
import { type ImportSpecifier, ImportType, init, parse } from 'es-module-lexer';
import { ReleaseError } from '../../release';

export type ModuleGraph = ReadonlyMap<string, ModuleImports>;

export interface ModuleImports {
  readonly hasDefault: boolean;
  readonly imports: readonly string[];
  readonly lazy: readonly LazyImport[];
}

/** An `import()`. `end` is exclusive. */
export interface LazyImport {
  /** Null for an address that the code computes. */
  readonly file: string | null;
  readonly start: number;
  readonly end: number;
  readonly address: string;
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
    if (each.t === ImportType.Static) imports.push(resolved(file, each, modules));
    else if (each.t === ImportType.Dynamic)
      lazy.push({
        file: each.n === undefined ? null : resolved(file, each, modules),
        ...{ start: each.ss, end: each.se, address: text.slice(each.s, each.e) },
      });
    else if (each.t !== ImportType.ImportMeta) throw refused(file, each);
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

function resolved(file: string, each: ImportSpecifier, modules: ReadonlyMap<string, string>): string {
  const { n: name = '', a: attributes } = each;
  const target = /^\.\.?\//.test(name) ? path.posix.join(path.posix.dirname(file), name) : '';
  if (attributes >= 0 || !modules.has(target)) throw refused(file, each);
  return target;
}

const refused = (file: string, { n: name }: ImportSpecifier) =>
  new ReleaseError(`R3: browser/${file} imports "${name}", which is no module below browser/`);

/** A cycle of static imports, in their order; null without one. */
export function cycleIn(graph: ModuleGraph): readonly string[] | null {
  const clear = new Set<string>();
  function search(file: string, above: readonly string[]): readonly string[] | null {
    if (above.includes(file)) return [...above.slice(above.indexOf(file)), file];
    if (clear.has(file)) return null;
    for (const imported of graph.get(file)?.imports ?? []) {
      const found = search(imported, [...above, file]);
      if (found) return found;
    }
    clear.add(file);
    return null;
  }
  for (const file of graph.keys()) {
    const found = search(file, []);
    if (found) return found;
  }
  return null;
}

export function withImports(graph: ModuleGraph, file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const imported of graph.get(file)?.imports ?? []) withImports(graph, imported, seen);
  return seen;
}

export function reachedFrom(graph: ModuleGraph, files: readonly string[], seen = new Set<string>()) {
  for (const file of files.filter((it) => !seen.has(it))) {
    seen.add(file);
    const { imports = [], lazy = [] } = graph.get(file) ?? {};
    const later = lazy.flatMap((it) => it.file ?? [...graph.keys()]);
    reachedFrom(graph, [...imports, ...later], seen);
  }
  return seen;
}
