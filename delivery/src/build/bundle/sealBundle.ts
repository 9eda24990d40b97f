import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { federationName } from '@site/shared/contracts';
import semver from 'semver';
import { checkFiles, type Release, ReleaseError, releaseFile } from '../../release';
import { type BrowserFacts, type Declared, sealRelease, unsealedVersion } from '../sealRelease';
import { type BundleDeclaration, readDeclaration } from './declaration';
import { folderFaults } from './folderFaults';
import { moveMap } from './moveMap';
import { prepareModules } from './prepareModules';

/** Versions of `@site/shared` whose shells load ES modules. */
const loadingModules = '>=1.7.0';

export interface BundledPackage extends Declared {
  readonly version: string;
}

/** Turns the output of any bundler into a release (docs/release-format.md). @throws ReleaseError that names the broken rule */
export async function sealBundle(
  folder: string,
  packageFolder: string,
  { version, ...own }: BundledPackage,
): Promise<Release> {
  const files = await checkFiles(folder);
  if (files.includes(releaseFile)) throw new ReleaseError(`${folder} is sealed already: it must be bundled again`);
  const declared = await readDeclaration(packageFolder, folder);
  if (declared.format === 'module' && !semver.subset(own.shared, loadingModules))
    throw new ReleaseError(
      `R23: shells load ES modules from @site/shared 1.7 on, and package.json accepts ${own.shared}`,
    );
  const texts = await readTexts(folder, files);
  const maps = files.filter((file) => /^browser\/.+\.map$/.test(file));
  for (const file of maps) await moveMap(folder, packageFolder, file);
  const modules = Object.keys(declared.modules);
  if (modules.length === 0) throw new ReleaseError('The release exposes no module');
  const [fault] = folderFaults({ files: files.filter((file) => !maps.includes(file)), texts, modules });
  if (fault) throw new ReleaseError(fault.join(': '));
  const facts =
    declared.format === 'module'
      ? await prepareModules(
          folder,
          texts,
          declared,
          `${federationName(own.name)} ${unsealedVersion(version)}`,
          own.shared,
        )
      : scriptFacts(texts, declared);
  return sealRelease(folder, version, own, {
    ...facts,
    uses: declared.uses,
    singletons: [{ name: '@site/shared', range: own.shared, version: null }],
    builder: await serverDigest(folder, files),
  });
}

/** Only the entry knows which files a script loads later, so each module lists all files. */
function scriptFacts(texts: ReadonlyMap<string, string>, { entry, modules }: BundleDeclaration): BrowserFacts {
  const named = Object.entries(modules);
  const missing = [entry ?? '', ...named.flatMap(([, { js, css }]) => [...js, ...css])].find((it) => !texts.has(it));
  if (missing !== undefined) throw new ReleaseError(`There is no browser/${missing}`);
  return {
    entry: entry ?? '',
    modules: Object.fromEntries(named.map(([name, { js, css }]) => [name, { js: [...js], css: [...css] }])),
    reach: Object.fromEntries(named.map(([name]) => [name, [...texts.keys()].sort()])),
  };
}

async function readTexts(folder: string, files: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const texts = files.filter((file) => /^browser\/.+\.(m?js|css)$/.test(file));
  const read = async (file: string) =>
    [file.replace('browser/', ''), await readFile(path.join(folder, file), 'utf8')] as const;
  return new Map(await Promise.all(texts.map(read)));
}

/** A page's cache key must change with the Node build, even if the browser's files stay. */
async function serverDigest(folder: string, files: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files.filter((it) => it.startsWith('server/')).sort())
    hash.update(`${file}\n`).update(await readFile(path.join(folder, file)));
  return hash.digest('hex');
}
