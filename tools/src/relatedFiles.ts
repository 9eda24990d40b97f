import { type BuiltPackage, isBuiltPackage } from '@site/delivery/repository';

const forAll = /(^|\/)jest[./]|^package-lock\.json$|^site\.config\.json$/;
/** Tests of `server` run its compiled form, and so import none of these modules. */
const inServer = /^(server|delivery\/src\/(files|release|store))\/(?!.*\.test\.ts$)/;
const readsSources = 'tools/src/rooms.test.ts';
const isCode = (file: string) => /\.[cm]?[jt]sx?$/.test(file);
const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const topFolder = (file: string) => file.split('/')[0];

/** Files for Jest's `--findRelatedTests`; `all` for a change that affects every test. */
export function relatedFiles(changed: readonly string[], all: readonly string[]): readonly string[] | 'all' {
  if (changed.length === 0) return [];
  if (changed.some((file) => forAll.test(file))) return 'all';
  const folders = new Set(
    changed.filter((file) => !isCode(file)).flatMap((file) => [topFolder(file), 'tools', 'editor']),
  );
  if (changed.some((file) => inServer.test(file))) folders.add('server');
  const reading = all.filter((file) => isTest(file) && folders.has(topFolder(file)));
  return [...new Set([...changed.filter(isCode), ...reading, readsSources])];
}

/** Changed remotes, if nothing else but documents has changed; else an empty list. */
export function onlyRemotesOf(changed: readonly string[]): readonly BuiltPackage[] {
  const owners = changed
    .filter((file) => !file.endsWith('.md'))
    .map((file) => /^(?:e2e\/tests\/)?(mfe-[^/]+)\//.exec(file)?.[1] ?? '');
  return owners.every(isBuiltPackage) ? [...new Set(owners)] : [];
}
