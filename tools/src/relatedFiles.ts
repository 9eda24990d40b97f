import { type BuiltPackage, isBuiltPackage } from '@site/delivery/repository';

/** What every test is run with. */
const forAll = /(^|\/)jest[./]|^package-lock\.json$/;
/** The tests of `server` meet the compiled one, whose parts they don't import. */
const inServer = /^(server|delivery\/src\/(files|release|store))\/(?!.*\.test\.ts$)/;
/** Looks at the text of all sources. */
const readsSources = 'tools/src/rooms.test.ts';
const isCode = (file: string) => /\.[cm]?[jt]sx?$/.test(file);
const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const room = (file: string) => file.split('/')[0];

/**
 * Files whose importers are the unit tests that a change may have broken: what has changed and, where no import tells of it,
 * the tests themselves. A document or a style sheet may be read by any test beside it, and by those of `tools`.
 *
 * @param changed paths in the repository
 * @param all those of every file there is
 * @returns `all` for a change of what all tests are run with
 */
export function relatedFiles(changed: readonly string[], all: readonly string[]): readonly string[] | 'all' {
  if (changed.length === 0) return [];
  if (changed.some((file) => forAll.test(file))) return 'all';
  const rooms = new Set(changed.filter((file) => !isCode(file)).flatMap((file) => [room(file), 'tools']));
  if (changed.some((file) => inServer.test(file))) rooms.add('server');
  const reading = all.filter((file) => isTest(file) && rooms.has(room(file)));
  return [...new Set([...changed.filter(isCode), ...reading, readsSources])];
}

/**
 * @param changed paths in the repository
 * @returns the remotes that have changed, where nothing but documents has beside them; else none
 */
export function onlyRemotesOf(changed: readonly string[]): readonly BuiltPackage[] {
  const owners = changed
    .filter((file) => !file.endsWith('.md'))
    .map((file) => /^(?:e2e\/tests\/)?(mfe-[^/]+)\//.exec(file)?.[1] ?? '');
  return owners.every(isBuiltPackage) ? [...new Set(owners)] : [];
}
