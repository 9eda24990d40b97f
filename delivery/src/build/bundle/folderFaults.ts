import { isSourceMap } from '../../release';

interface Folder {
  readonly files: readonly string[];
  /** Texts of scripts and style sheets below `browser/`, by path within it. */
  readonly texts: ReadonlyMap<string, string>;
  /** Exposed modules, such as `./PromoPage`. */
  readonly modules: readonly string[];
}

/** Rules of docs/release-format.md that `site release` and `site conform` check: each rule with a place that breaks it. */
export function folderFaults({ files, texts, modules }: Folder): readonly (readonly [rule: string, place: string])[] {
  const outside = files.filter((file) => !/^(browser|server|assets|maps)\//.test(file));
  const maps = files.filter((file) => file.endsWith('.map') && !isSourceMap(file));
  const named = [...texts].filter(([, text]) => /^\/[/*][#@] sourceMappingURL=/m.test(text));
  const relative = [...texts].flatMap(([file, text]) =>
    file.endsWith('.css') ? addressesIn(text).flatMap((it) => (isAbsolute.test(it) ? [] : [[file, it] as const])) : [],
  );
  const missing = modules.map((name) => name.slice(2)).filter((name) => !files.includes(`server/${name}.cjs`));
  return [
    ...outside.map((file) => ['R1', `${file} is outside browser/, server/, assets/ and maps/`] as const),
    ...maps.map((file) => ['R6', `${file} is outside maps/`] as const),
    ...named.map(([file]) => ['R6', `browser/${file} names its source map`] as const),
    ...relative.map(([file, address]) => ['R5', `browser/${file} names ${address}, a relative address`] as const),
    ...missing.map((name) => ['R16', `there is no server/${name}.cjs for the module ${name}`] as const),
  ];
}

const isAbsolute = /^(?:\/|https?:|data:|#)/;

/** In `url()` and `@import` (https://www.w3.org/TR/css-values-4/#urls). */
const addressesIn = (css: string): readonly string[] =>
  [...css.matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^"'\s)]+))\s*\)|@import\s+["']([^"']*)/gi)].map(
    ([, ...found]) => found.find((it) => it !== undefined) ?? '',
  );
