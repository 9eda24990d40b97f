import path from 'node:path';
import { relativePath } from '@site/delivery/files';
import ts from 'typescript';

export interface Declared {
  readonly file: string;
  readonly name: string;
  readonly isType: boolean;
  /** A generic type is compared with `any` for each type parameter. */
  readonly parameters: number;
}

export interface Relation {
  /** New is assignable to old. */
  readonly toOld: boolean;
  /** Old is assignable to new. */
  readonly toNew: boolean;
}

export const compilerOptions: ts.CompilerOptions = {
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

export function relationsOf(
  program: ts.Program,
  folder: string,
  pairs: readonly { readonly one: Declared; readonly other: Declared }[],
): readonly Relation[] {
  const files = [...new Set(pairs.flatMap(({ one, other }) => [one.file, other.file]))];
  const imports = files.map((file, index) => `import type * as M${index} from '${specifier(folder, file)}';`);
  const typeOf = ({ file, name, isType, parameters }: Declared) => {
    const args = parameters > 0 ? `<${Array(parameters).fill('any').join(', ')}>` : '';
    return `${isType ? '' : 'typeof '}M${files.indexOf(file)}.${name}${args}`;
  };
  const given = (from: Declared, to: Declared) =>
    `{ const given: ${typeOf(to)} = null as unknown as (${typeOf(from)}); }`;
  const questions = pairs.flatMap(({ one, other }) => [given(other, one), given(one, other)]);
  const refused = linesWithErrors(program, path.join(folder, 'asked.ts'), [...imports, ...questions].join('\n'));
  const isRefused = (question: number) => refused.has(imports.length + question);
  return pairs.map((_pair, index) => ({ toOld: !isRefused(2 * index), toNew: !isRefused(2 * index + 1) }));
}

function specifier(folder: string, file: string): string {
  return `./${relativePath(folder, file).replace(/\.d\.ts$/, '')}`;
}

function linesWithErrors(program: ts.Program, file: string, text: string): ReadonlySet<number> {
  const host = ts.createCompilerHost(compilerOptions);
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022);
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...rest) => (name === file ? source : getSourceFile(name, ...rest));
  const asking = ts.createProgram([...program.getRootFileNames(), file], compilerOptions, host, program);
  const refused = asking.getSemanticDiagnostics(asking.getSourceFile(file));
  return new Set(refused.map(({ start = 0 }) => source.getLineAndCharacterOfPosition(start).line));
}
