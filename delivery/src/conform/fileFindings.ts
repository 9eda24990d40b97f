import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { folderFaults } from '../build';
import { filesBelow } from '../files';
import { checkLimits, digestOf, isAsset, type Release, readRelease, releaseFile, verifyRelease } from '../release';
import type { Finding } from './rules';
import { scriptFindings } from './scriptFindings';
import { styleFindings } from './styleSheets';

/** Release with its texts: scripts, style sheets and manifests below `browser/` and `server/`. */
export interface ReleaseFiles {
  readonly folder: string;
  readonly release: Release;
  readonly names: readonly string[];
  readonly texts: ReadonlyMap<string, string>;
}

const isText = (file: string) => /^(browser|server)\/.*\.(js|mjs|cjs|css|json)$/.test(file);

/** @throws ReleaseError */
export async function readReleaseFiles(folder: string): Promise<ReleaseFiles> {
  const release = await readRelease(folder);
  const names = [...(await filesBelow(folder))].filter((name) => name !== releaseFile).sort();
  const texts = new Map<string, string>();
  for (const name of names.filter(isText)) texts.set(name, await readFile(path.join(folder, name), 'utf8'));
  return { folder, release, names, texts };
}

export async function fileFindings({ folder, release, names, texts }: ReleaseFiles): Promise<readonly Finding[]> {
  const inBrowser = [...texts].filter(([name]) => /^browser\/.*\.(m?js|css)$/.test(name));
  const relative = new Map(inBrowser.map(([name, text]) => [name.slice('browser/'.length), text]));
  const entry = `browser/${release.entry}`;
  const scripts = inBrowser.filter(([name]) => !name.endsWith('.css'));
  // The digest, of SHA-256 or SHA-384, must stand in the entry or in another script.
  const isUnchecked = ([name, text]: readonly [string, string]) => {
    const digests = [digestOf(text), createHash('sha256').update(text).digest('base64')];
    return (
      name !== entry && !scripts.some(([other, code]) => other !== name && digests.some((it) => code.includes(it)))
    );
  };
  return [
    ...folderFaults({ files: names, texts: relative, modules: Object.keys(release.modules) }),
    ...(await refused('R2', () => verifyRelease(folder))),
    ...wrongAssets(names, texts, release),
    ...inBrowser.filter(isUnchecked).map(([name]) => ['R10', name] as const),
    ...(await refused('R24', () => checkLimits(release))),
    ...[...texts].flatMap(([name, text]) =>
      /\.(js|mjs|cjs)$/.test(name) ? scriptFindings(name, text, release) : styleFindings(name, text, release.name),
    ),
  ];
}

/** Finding of a check that `site deploy` makes, too. */
async function refused(rule: string, check: () => unknown): Promise<readonly Finding[]> {
  try {
    await check();
    return [];
  } catch (error) {
    return [[rule, (error as Error).message]];
  }
}

const digestInName = /[.-][\w-]*\d[\w-]*\.\w+$|[.-][\w-]{8,}\.\w+$/;

function wrongAssets(names: readonly string[], texts: ReleaseFiles['texts'], { base }: Release): readonly Finding[] {
  const assets = new Set(names.filter(isAsset).map((name) => name.slice('assets/'.length)));
  const constant = [...assets].filter((name) => !digestInName.test(name)).map((name) => `assets/${name}`);
  const addresses = [...texts].flatMap(([file, text]) =>
    [...text.matchAll(/([\w:/.@~-]*)\bassets\/([\w@~+-][\w.@~+-]*\.\w+)/g)].flatMap(
      ([address, before = '', name = '']) => {
        if (before === base && !assets.has(name)) return [`${file} names ${address}, which is missing`];
        return assets.has(name) && before !== base ? [`${file} names ${address}`] : [];
      },
    ),
  );
  return [...constant, ...addresses].map((place) => ['R4', place]);
}
