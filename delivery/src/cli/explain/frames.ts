/** A place in a script of a release, as browsers name it: lines and columns from 1. */
export interface Frame {
  /** Null where the text doesn't say it: a release on a host of the team's own. */
  readonly name: string | null;
  readonly version: string;
  /** Below `browser/`, such as `ProductPage.js`. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

const place = /([\w-]+\.js):(\d+):(\d+)/;
const inTrace = new RegExp(String.raw`(?:(?<=/)([a-z][a-z0-9-]*)/)?(\d+\.\d+\.\d+-g[0-9a-f]{8})/${place.source}`);

/** The place that a line of a stack trace names, whichever browser wrote it; null where it names none of a release. */
export function frameIn(line: string): Frame | null {
  const [, name = null, version = '', ...rest] = inTrace.exec(line) ?? [];
  return version ? { name, version, ...placeFrom(rest) } : null;
}

/** A place such as `ProductPage.js:1:2345` in a release that is known; null for anything else. */
export function frameAt(name: string, version: string, text: string): Frame | null {
  const [found, ...rest] = place.exec(text) ?? [];
  return found ? { name, version, ...placeFrom(rest) } : null;
}

const placeFrom = ([file = '', line, column]: readonly string[]) => ({
  file,
  line: Number(line),
  column: Number(column),
});
