import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '@site/delivery/repository';
import semver from 'semver';
import ts from 'typescript';

jest.setTimeout(60_000);

const read = (...parts: string[]) => readFileSync(inRoot(...parts), 'utf8');
const manifestOf = (folder: string) => JSON.parse(read(folder, 'package.json'));

/** The files that npm would publish. */
function packed(folder: string): readonly string[] {
  const { stdout } = spawnSync('npm', ['pack', '--dry-run', '--json', '-w', folder], {
    cwd: inRoot(),
    encoding: 'utf8',
  });
  const answer: unknown = JSON.parse(stdout);
  // npm prints an array; from npm 12 on, an object by name.
  const [only] = Object.values(answer as Record<string, { files: { path: string }[] }>);
  return only?.files.map((file) => file.path) ?? [];
}

/** Resolves an import of a file. */
function resolved(file: string, specifier: string): string {
  const base = path.join(path.dirname(file), specifier);
  return ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => base + end).find(isFile) ?? base;
}

const isFile = (file: string) => path.extname(file) !== '' && existsSync(file);

/** Everything that these files import, directly or not: files, and packages by name. */
function reachOf(entries: readonly string[]) {
  const files = new Set<string>();
  const packages = new Set<string>();
  const pending = [...entries];
  for (let file = pending.pop(); file; file = pending.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    if (!/\.tsx?$/.test(file)) continue;
    for (const { fileName } of ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles) {
      if (fileName.startsWith('.')) pending.push(resolved(file, fileName));
      else if (!fileName.startsWith('node:'))
        packages.add(
          fileName
            .split('/')
            .slice(0, fileName[0] === '@' ? 2 : 1)
            .join('/'),
        );
    }
  }
  return { files: [...files], packages: [...packages] };
}

function entriesOf(folder: string): readonly string[] {
  // Entries for our own tests do not count.
  const exported = Object.entries(manifestOf(folder).exports).flatMap(([name, entry]) =>
    name.startsWith('./testing/') ? [] : [entry],
  );
  const files = exported.flatMap((entry) => (typeof entry === 'string' ? [entry] : Object.values(entry as object)));
  return files.map((file) => inRoot(folder, String(file)));
}

/** Modules that the command `site` loads, directly or indirectly. */
const commands: string[] = [
  ...Object.values<string>(JSON.parse(read('delivery/bin/site.json'))),
  'build/buildWorker',
  'build/pictures/pictureLoader',
  'build/webpack/wholeSource',
  'build/runtime/provideRuntime',
  'build/runtime/consumeRuntime',
].map((module) => inRoot(`delivery/src/${module}.ts`));

describe.each([
  ['shared', entriesOf('shared')],
  ['delivery', [...entriesOf('delivery'), ...commands]],
])('the published package %s', (folder, entries) => {
  const { files, packages } = reachOf(entries);
  const published = packed(folder);

  test('contains everything that its entries need, and no tests', () => {
    const needed = files.map((file) => path.relative(inRoot(folder), file));
    expect(needed.filter((file) => !published.includes(file))).toEqual([]);
    expect(published).toEqual(expect.arrayContaining(['CHANGELOG.md', 'package.json']));
    expect(published.filter((file) => /\.test\.|integration|(^|\/)\./.test(file))).toEqual([]);
  });

  test('declares every package that it imports', () => {
    const { name, dependencies, peerDependencies = {} } = manifestOf(folder);
    const declared = [name, ...Object.keys(dependencies), ...Object.keys(peerDependencies)];
    expect(packages.filter((each) => !declared.includes(each))).toEqual([]);
  });

  test('has a licence, and a changelog that begins with its version', () => {
    const { version, license } = manifestOf(folder);
    expect(license).toBe('UNLICENSED');
    const described = [...read(folder, 'CHANGELOG.md').matchAll(/^## (\S+)/gm)].map(([, each = '']) => each);
    expect(described[0]).toBe(version);
    expect(described).toEqual([...described].sort(semver.rcompare));
  });
});
