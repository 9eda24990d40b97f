import { placeOf, shiftColumns } from '../sourceMaps';
import type { LazyImport } from './moduleGraph';

/** Replaces each `import()` by a call of the entry (`checkedModules`), which checks the file and its imports first. */
export function withCheckedImports(text: string, lazy: readonly LazyImport[], key: string): string {
  return replaced(lazy).reduce((all, it) => all.slice(0, it.start) + callOf(it, key) + all.slice(it.end), text);
}

/** Source map of a module after `withCheckedImports`. */
export function shiftedByImports(map: string, text: string, lazy: readonly LazyImport[], key: string): string {
  return replaced(lazy).reduce(
    (all, it) => shiftColumns(all, placeOf(text, it.start), callOf(it, key).length - (it.end - it.start)),
    map,
  );
}

/** From last to first: a replacement leaves earlier positions valid. */
const replaced = (lazy: readonly LazyImport[]) => lazy.toSorted((one, other) => other.start - one.start);

const callOf = ({ address }: LazyImport, key: string) =>
  `globalThis[Symbol.for(${JSON.stringify(key)})](${address},import.meta.url)`;
