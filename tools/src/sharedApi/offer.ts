import { readFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';

export interface Offer {
  readonly version: string;
  readonly exports: Readonly<Record<string, string>>;
  /** Absolute; imports resolve from here. */
  readonly declarations: string;
}

/** Null for an entry without types. */
export function declarationsOf({ exports, declarations }: Offer, entry: string): string | null {
  const file = exports[entry];
  if (file === undefined || !/\.tsx?$/.test(file)) return null;
  return path.join(declarations, path.relative('src', file).replace(/\.tsx?$/, '.d.ts'));
}

/** @param folder of a package whose `exports` point at TypeScript @throws Error when the sources don't compile */
export async function offerOf(folder: string, declarations: string, ambient: readonly string[] = []): Promise<Offer> {
  const { version, exports } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  const entries = Object.values<string>(exports).filter((file) => /\.tsx?$/.test(file));
  const config = path.join(folder, 'tsconfig.json');
  const { options } = ts.parseJsonConfigFileContent(
    { ...ts.readConfigFile(config, ts.sys.readFile).config, include: [], files: [] },
    ts.sys,
    folder,
  );
  const program = ts.createProgram([...entries.map((file) => path.join(folder, file)), ...ambient], {
    ...options,
    types: [],
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: path.join(folder, 'src'),
    outDir: declarations,
  });
  const errors = [...ts.getPreEmitDiagnostics(program), ...program.emit().diagnostics];
  if (errors.length > 0) throw new Error(ts.formatDiagnostics(errors.slice(0, 10), ts.createCompilerHost(options)));
  return { version, exports, declarations };
}
