import { createHash } from 'node:crypto';
import { lstat, readFile } from 'node:fs/promises';
import path from 'node:path';
import { checkLimits, digestOf, isAsset, isSourceMap, releaseFile } from '../../release';
import { literalOf, nodesOf, placeIn } from './parseScript';
import { browserTexts, entryPath, type ReleaseFiles, scriptsIn } from './releaseFiles';

/** Each function returns a line for every place that breaks its rule. */
type Places = readonly string[];

const folders = /^(browser|server|assets|maps)\//;

export const strayFiles = ({ names }: ReleaseFiles): Places =>
  names.filter((name) => name !== releaseFile && !folders.test(name));

/** Compares digests and sizes with the files, and finds unlisted files. */
export async function wrongDigests({ folder, release, names }: ReleaseFiles): Promise<Places> {
  const listed = Object.entries(release.files).map(async ([name, { digest, bytes }]) => {
    const file = path.join(folder, name);
    const found = await lstat(file).catch(() => null);
    if (!found?.isFile()) return [`${name} is missing`];
    return found.size === bytes && digestOf(await readFile(file)) === digest ? [] : [`${name} has another digest`];
  });
  const unlisted = names.filter((name) => name !== releaseFile && !Object.hasOwn(release.files, name));
  return [...(await Promise.all(listed)).flat(), ...unlisted.map((name) => `${name} is not listed`)];
}

export function absoluteAddresses(files: ReleaseFiles): Places {
  const { base, version } = files.release;
  const own = (address: string) =>
    address.startsWith(base) && address !== base && !/^assets\/|^$/.test(address.slice(base.length));
  return scriptsIn(files, 'browser').flatMap(({ name, script }) =>
    nodesOf(script).flatMap((node) => {
      if (node.type === 'ImportExpression' || node.type === 'ImportDeclaration') {
        const address = literalOf(node.source);
        return address === null || /^\.\.?\//.test(address) ? [] : [`${placeIn(name, node)} imports ${address}`];
      }
      const address = node.type === 'Literal' || node.type === 'TemplateLiteral' ? literalOf(node) : null;
      if (address === null || !own(address) || address.startsWith(`${base}${version}/`)) return [];
      return [`${placeIn(name, node)} names ${address}`];
    }),
  );
}

const digestInName = /[.-][\w-]*\d[\w-]*\.\w+$|[.-][\w-]{8,}\.\w+$/;

export function wrongAssets({ names, texts, release }: ReleaseFiles): Places {
  const assets = new Set(names.filter(isAsset).map((name) => name.slice('assets/'.length)));
  const constant = [...assets].filter((name) => !digestInName.test(name)).map((name) => `assets/${name}`);
  const addresses = [...texts].flatMap(([file, text]) =>
    [...text.matchAll(/([\w:/.@~-]*)\bassets\/([\w@~+-][\w.@~+-]*\.\w+)/g)].flatMap(
      ([address, before = '', name = '']) => {
        if (before === release.base && !assets.has(name)) return [`${file} names ${address}, which is missing`];
        return assets.has(name) && before !== release.base ? [`${file} names ${address}`] : [];
      },
    ),
  );
  return [...constant, ...new Set(addresses)];
}

/** Style sheets' addresses: `url(…)` and `@import`. */
export const relativeStyleAddresses = (files: ReleaseFiles): Places =>
  browserTexts(files).flatMap(([file, text]) =>
    file.endsWith('.css')
      ? [...text.matchAll(/(?:url\(\s*|@import\s+)["']?([^"')\s;]+)/g)]
          .map(([, address = '']) => address)
          .filter((address) => address !== 'url(' && !/^(\/|https?:|data:|#)/.test(address))
          .map((address) => `${file} names ${address}`)
      : [],
  );

export function mapsInView({ names, texts }: ReleaseFiles): Places {
  const outside = names.filter((name) => name.endsWith('.map') && !isSourceMap(name));
  // Libraries in the Node build keep such comments, which nothing reads.
  const named = [...texts].filter(
    ([name, text]) => name.startsWith('browser/') && /\/[/*][#@] sourceMappingURL=/.test(text),
  );
  return [...outside, ...named.map(([file]) => `${file} names its map`)];
}

/** The digest, of SHA-256 or SHA-384, must stand in the entry or in another script of the release. */
export function uncheckedFiles(files: ReleaseFiles): Places {
  const scripts = browserTexts(files).filter(([name]) => /\.m?js$/.test(name));
  return browserTexts(files)
    .filter(([name]) => /\.(m?js|css)$/.test(name) && name !== entryPath(files))
    .flatMap(([name, text]) => {
      const digests = [digestOf(text), createHash('sha256').update(text).digest('base64')];
      const isNamed = scripts.some(([other, code]) => other !== name && digests.some((it) => code.includes(it)));
      return isNamed ? [] : [name];
    });
}

export function exceededLimits({ release }: ReleaseFiles): Places {
  try {
    checkLimits(release);
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}
