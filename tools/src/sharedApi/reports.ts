import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CompilerState, Extractor, ExtractorConfig, type ExtractorLogLevel } from '@microsoft/api-extractor';
import { withStaging } from '@site/delivery/files';
import ts from 'typescript';

/** What each entry of a package exports, as API Extractor reports it; by entry, such as `./contracts`. */
export type Reports = ReadonlyMap<string, string>;

/** A package whose `exports` point at TypeScript sources. */
export interface SourcePackage {
  /** Absolute. */
  readonly folder: string;
  readonly version: string;
  /** Entry to file, styles and fonts among them. */
  readonly exports: Readonly<Record<string, string>>;
}

export async function readSourcePackage(folder: string): Promise<SourcePackage> {
  const { version, exports } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  return { folder, version, exports };
}

const isTyped = (file: string) => /\.tsx?$/.test(file);

/**
 * Reports what a package exports (https://api-extractor.com/pages/overview/demo_api_report/): sorted, without what only the
 * package itself sees, one text for each entry.
 *
 * @param ambient declarations that its sources need
 * @throws Error when the sources don't compile
 */
export async function reportsOf({ folder, exports }: SourcePackage, ambient: readonly string[] = []): Promise<Reports> {
  const entries = Object.entries(exports).filter(([, file]) => isTyped(file));
  const options = compilerOptions(folder);
  // In the package, so that what it imports is found from there; not in its node_modules, where all is another's.
  return withStaging(path.join(folder, '.cache/api'), async (staging) => {
    const declarations = path.join(staging, 'types');
    emitDeclarations(
      [...entries.map(([, file]) => path.join(folder, file)), ...ambient],
      { ...options, rootDir: path.join(folder, 'src'), outDir: declarations },
      folder,
    );
    const declared = (file: string) => path.join(declarations, path.relative('src', file).replace(/\.tsx?$/, '.d.ts'));
    const files = entries.map(([, file]) => declared(file));
    const configs = files.map((file, index) => extractorConfig(folder, staging, file, `${index}.api.md`, files));
    const [first, ...others] = configs;
    if (!first) return new Map();
    const compilerState = CompilerState.create(first, {
      additionalEntryPoints: others.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath),
    });
    const reports = new Map<string, string>();
    for (const [index, config] of configs.entries()) {
      Extractor.invoke(config, {
        compilerState,
        localBuild: true,
        messageCallback: (message) => {
          message.handled = true;
        },
      });
      reports.set(entries[index]?.[0] ?? '', await readFile(config.reportFilePath, 'utf8'));
    }
    return reports;
  });
}

function compilerOptions(folder: string): ts.CompilerOptions {
  const file = path.join(folder, 'tsconfig.json');
  const { config } = ts.readConfigFile(file, ts.sys.readFile);
  return ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, folder, {}, file).options;
}

function emitDeclarations(files: readonly string[], options: ts.CompilerOptions, folder: string): void {
  const program = ts.createProgram(files, {
    ...options,
    types: [],
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
  });
  const { diagnostics } = program.emit();
  const errors = [...ts.getPreEmitDiagnostics(program), ...diagnostics];
  if (errors.length === 0) return;
  const host = {
    getCanonicalFileName: (name: string) => name,
    getCurrentDirectory: () => folder,
    getNewLine: () => '\n',
  };
  throw new Error(ts.formatDiagnostics(errors.slice(0, 10), host));
}

function extractorConfig(
  folder: string,
  staging: string,
  mainEntryPointFilePath: string,
  reportFileName: string,
  files: readonly string[],
): ExtractorConfig {
  // Types are checked by `npm run types`; whether something is documented is the reviewer's to say.
  const silent = { default: { logLevel: 'none' as ExtractorLogLevel } };
  return ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: path.join(folder, 'package.json'),
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath,
      newlineKind: 'lf',
      compiler: { overrideTsconfig: { compilerOptions: jsonOptions, files } },
      apiReport: {
        enabled: true,
        includeForgottenExports: true,
        reportFileName,
        reportFolder: staging,
        reportTempFolder: path.join(staging, 'temp'),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: { compilerMessageReporting: silent, extractorMessageReporting: silent, tsdocMessageReporting: silent },
    },
  });
}

/** How declarations find each other, as a `tsconfig.json` would say it. */
const jsonOptions = {
  target: 'ES2022',
  module: 'ESNext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  skipLibCheck: true,
  types: [],
};
