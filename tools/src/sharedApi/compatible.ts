import path from 'node:path';
import ts from 'typescript';
import { codeIn, type Declaration, declarationsIn } from './declarations';

/** Whether what is of one type can be given to whoever expects another. */
export interface Assignable {
  /** The new one where the old one was read. */
  readonly toOld: boolean;
  /** The old one where the new one is expected. */
  readonly toNew: boolean;
}

/**
 * Asks TypeScript whether declarations of two reports go together.
 *
 * @param folder of the package, where imports are looked for
 * @param declarations those that both reports have
 */
export function assignabilities(
  folder: string,
  before: string,
  after: string,
  declarations: readonly Declaration[],
): ReadonlyMap<string, Assignable> {
  const lines = ["import type * as Old from './old';", "import type * as New from './new';"];
  const asked = new Map<number, readonly [string, keyof Assignable]>();
  for (const [index, declaration] of declarations.entries()) {
    const ask = (direction: keyof Assignable, line: string) => {
      asked.set(lines.length, [declaration.name, direction]);
      lines.push(line);
    };
    lines.push(`declare const old${index}: ${typeIn('Old', declaration)};`);
    lines.push(`declare const new${index}: ${typeIn('New', declaration)};`);
    ask('toOld', `export const a${index}: typeof old${index} = new${index};`);
    ask('toNew', `export const b${index}: typeof new${index} = old${index};`);
  }
  const refused = linesWithErrors(folder, {
    'old.d.ts': asModule(before),
    'new.d.ts': asModule(after),
    'compared.ts': lines.join('\n'),
  });
  const result = new Map(declarations.map(({ name }) => [name, { toOld: true, toNew: true }]));
  for (const [line, [name, direction]] of asked) {
    const known = result.get(name);
    if (known && refused.has(line)) known[direction] = false;
  }
  return result;
}

/** Of a generic type, what it is of anything. */
function typeIn(module: string, { name, isType, parameters }: Declaration): string {
  if (!isType) return `typeof ${module}.${name}`;
  return `${module}.${name}${parameters > 0 ? `<${Array(parameters).fill('any').join(', ')}>` : ''}`;
}

/** A report's code with everything exported: what is not may be part of what is. */
function asModule(report: string): string {
  const inner = [...declarationsIn(report).values()].filter(({ isExported }) => !isExported).map(({ name }) => name);
  return `${codeIn(report)}\nexport { ${inner.join(', ')} };\n`;
}

/** TypeScript's own declarations, by file: of all that it reads for an answer the most, and always the same. */
const libraries = new Map<string, ts.SourceFile | undefined>();

/** Lines of `compared.ts`, from 0, that TypeScript refuses. */
function linesWithErrors(folder: string, files: Readonly<Record<string, string>>): ReadonlySet<number> {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const inMemory = new Map(Object.entries(files).map(([name, text]) => [path.join(folder, name), text]));
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (file) => inMemory.has(file) || fileExists(file);
  host.readFile = (file) => inMemory.get(file) ?? readFile(file);
  const libraryFolder = path.dirname(ts.getDefaultLibFilePath(options));
  host.getSourceFile = (file, language, ...rest) => {
    const text = inMemory.get(file);
    if (text !== undefined) return ts.createSourceFile(file, text, language);
    if (path.dirname(file) !== libraryFolder) return getSourceFile(file, language, ...rest);
    if (!libraries.has(file)) libraries.set(file, getSourceFile(file, language, ...rest));
    return libraries.get(file);
  };
  const program = ts.createProgram([path.join(folder, 'compared.ts')], options, host);
  const compared = program.getSourceFile(path.join(folder, 'compared.ts'));
  return new Set(
    program
      .getSemanticDiagnostics(compared)
      .map(({ start = 0 }) => compared?.getLineAndCharacterOfPosition(start).line ?? 0),
  );
}
