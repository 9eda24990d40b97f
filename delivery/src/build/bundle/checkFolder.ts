import { isSourceMap, ReleaseError } from '../../release';

/** @param texts of scripts and style sheets below `browser/` @param modules exposed names @throws ReleaseError */
export function checkFolder(
  files: readonly string[],
  texts: ReadonlyMap<string, string>,
  modules: readonly string[],
): void {
  const outside = files.find((file) => !/^(browser|server|assets|maps)\//.test(file));
  if (outside) throw new ReleaseError(`R1: ${outside} is outside browser/, server/, assets/ and maps/`);
  const map = files.find((file) => file.endsWith('.map') && !isSourceMap(file));
  if (map) throw new ReleaseError(`R6: ${map} is outside maps/`);
  for (const [file, text] of texts)
    if (/^\/[/*][#@] sourceMappingURL=/m.test(text)) throw new ReleaseError(`R6: browser/${file} names its source map`);
  for (const [file, text] of texts) {
    const relative = file.endsWith('.css') ? addressesIn(text).find((it) => !isAbsolute.test(it)) : undefined;
    if (relative !== undefined) throw new ReleaseError(`R5: browser/${file} names ${relative}, a relative address`);
  }
  if (modules.length === 0) throw new ReleaseError('The release exposes no module');
  for (const name of modules.map((it) => it.slice(2)))
    if (!files.includes(`server/${name}.cjs`))
      throw new ReleaseError(`R16: there is no server/${name}.cjs for the module ${name}`);
}

const isAbsolute = /^(?:\/|https?:|data:|#)/;

/** In `url()` and `@import` (https://www.w3.org/TR/css-values-4/#urls). */
const addressesIn = (css: string): readonly string[] =>
  [...css.matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^"'\s)]+))\s*\)|@import\s+["']([^"']*)/gi)].map(
    ([, ...found]) => found.find((it) => it !== undefined) ?? '',
  );
