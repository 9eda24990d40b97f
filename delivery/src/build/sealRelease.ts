import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { filesBelow, rewriteFile } from '../files';
import {
  checkLimits,
  digestOf,
  isSourceMap,
  mapsFolder,
  parseRelease,
  type Release,
  ReleaseError,
  releaseFile,
} from '../release';
import type { BuildFacts } from './compile';
import { federationManifest, manifestFile } from './federationManifest';
import { dataChunk, digestsPlaceholder } from './names';
import { ownSourcesOnly, placeOf, shiftColumns } from './sourceMaps';
import { renewDigests, uncheckedFiles } from './writtenDigests';

const unsealedDigest = 'gUnsealed';

export const unsealedVersion = (packageVersion: string) => `${packageVersion}-${unsealedDigest}`;

export type Declared = Pick<Release, 'name' | 'base' | 'shared' | 'commit' | 'owner'>;

const namesItsVersion = /\.(js|mjs|cjs|css)$|\/mf-manifest\.json$/;

export type BrowserFacts = Pick<BuildFacts, 'entry' | 'modules' | 'reach'>;

/** Scripts and style sheets, which run only with a digest that the entry contains. */
const isChecked = /^browser\/.+\.(js|mjs|css)$/;

/** The version's digest covers all files but source maps. @throws ReleaseError for a file without a digest, and for what readers refuse */
export async function sealRelease(
  folder: string,
  packageVersion: string,
  declared: Declared,
  facts: BuildFacts,
): Promise<Release> {
  const contents = await readAll(folder);
  const described = {
    name: declared.name,
    base: declared.base,
    entry: facts.entry,
    modules: facts.modules,
    code: codeOf(contents, facts),
    uses: [...facts.uses],
    shared: declared.shared,
  };
  const manifest = federationManifest(described, facts, unsealedVersion(packageVersion));
  contents.set(`browser/${manifestFile}`, `${JSON.stringify(manifest, null, 2)}\n`);
  const identity = createHash('sha256').update(JSON.stringify([packageVersion, described]));
  for (const [file, content] of contents) {
    if (isSourceMap(file)) contents.set(file, ownSourcesOnly(content.toString()));
    else identity.update(`\n${file}\n`).update(content);
  }
  const digest = `g${identity.digest('hex').slice(0, 8)}`;
  const unsealed = new Map(contents);

  for (const [file, content] of contents) {
    if (namesItsVersion.test(file)) contents.set(file, content.toString().replaceAll(unsealedDigest, digest));
  }
  insertDigests(contents, unsealed, facts);

  const release = parseRelease({
    ...described,
    version: `${packageVersion}-${digest}`,
    files: Object.fromEntries(
      [...contents].map(([file, content]) => [file, { digest: digestOf(content), bytes: Buffer.byteLength(content) }]),
    ),
    commit: declared.commit,
    ...(declared.owner && { owner: declared.owner }),
  });
  checkLimits(release);
  for (const [file, content] of contents) await rewriteFile(path.join(folder, file), content);
  await rewriteFile(path.join(folder, releaseFile), `${JSON.stringify(release, null, 2)}\n`);
  return release;
}

/** Systems limit open files, some to 256. */
const filesAtOnce = 64;

async function readAll(folder: string): Promise<Map<string, Buffer | string>> {
  const files = (await filesBelow(folder)).filter((file) => file !== releaseFile);
  const limit = pLimit(filesAtOnce);
  const read = async (file: string) => [file, await readFile(path.join(folder, file))] as const;
  return new Map(await Promise.all(files.map((file) => limit(read, file))));
}

function codeOf(contents: ReadonlyMap<string, Buffer | string>, { reach, builder }: BuildFacts): Release['code'] {
  const isData = (file: string) => file.startsWith(`${dataChunk}.`);
  const digest = (files: readonly string[]) => {
    const hash = createHash('sha256').update(builder);
    for (const file of files) hash.update(`${file}\n`).update(contents.get(`browser/${file}`) ?? '');
    return hash.digest('base64url').slice(0, 22);
  };
  return Object.fromEntries(
    Object.entries(reach).map(([name, files]) => [
      name,
      {
        logic: digest(files.filter((file) => !isData(file))),
        data: files.some(isData) ? digest(files.filter(isData)) : null,
      },
    ]),
  );
}

type Contents = Map<string, Buffer | string>;

function insertDigests(contents: Contents, unsealed: Contents, { entry, modules }: BuildFacts) {
  const entryFile = `browser/${entry}`;
  // Every page contains the host's first files with their digests.
  const first = Object.values(modules['.'] ?? {}).flat();
  const later = [...contents.keys()].filter(
    (file) => isChecked.test(file) && file !== entryFile && !first.includes(file.replace('browser/', '')),
  );
  const text = contents.get(entryFile)?.toString() ?? '';
  const [found] = new RegExp(`(["'\`])${digestsPlaceholder}\\1`).exec(text) ?? [];
  if (found === undefined) {
    renewDigests(contents, unsealed, [entryFile, ...later]);
    const [file] = uncheckedFiles(contents, entryFile, later);
    if (file)
      throw new ReleaseError(`R10: no checked file contains the digest of ${file}, nor has ${entry} a place for it`);
    return;
  }
  const digests = JSON.stringify(
    Object.fromEntries(later.map((file) => [file.replace('browser/', ''), digestOf(contents.get(file) ?? '')])),
  );
  contents.set(
    entryFile,
    text.replace(found, () => digests),
  );
  const map = contents.get(`${mapsFolder}/${entry}.map`)?.toString();
  if (map === undefined) return;
  const place = placeOf(text, text.indexOf(found));
  contents.set(`${mapsFolder}/${entry}.map`, shiftColumns(map, place, digests.length - found.length));
}
