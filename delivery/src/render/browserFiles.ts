import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { digestOf, type Release } from '../release';
import { labelOf } from './compatibility';
import { browserDigest, urlOf } from './discovery';
import { PublishError } from './plan';

/** Both functions throw PublishError for a file that was not released. */
export interface BrowserFiles {
  readonly style: (release: Release, file: string) => string;
  /** SHA-256: a release's own SHA-384 would add 16 random bytes to every page for each file. */
  readonly integrity: (release: Release, file: string) => string;
}

export function createBrowserFiles(folderOf: (release: Release) => string): BrowserFiles {
  const styles = new Map<string, string>();
  const integrities = new Map<string, string>();
  return {
    style: (release, file) => cached(styles, urlOf(release, file), () => inlineStyle(read(release, file).toString())),
    integrity: (release, file) =>
      cached(integrities, urlOf(release, file), () => {
        const digest = createHash('sha256').update(read(release, file)).digest('base64');
        return `sha256-${digest}`;
      }),
  };

  function read(release: Release, file: string): Buffer {
    const digest = browserDigest(release, file);
    const content = readFileSync(path.join(folderOf(release), file));
    if (digestOf(content) === digest) return content;
    throw new PublishError(`${labelOf(release)}: ${file} is not what was released`, [release.name]);
  }
}

function cached(known: Map<string, string>, key: string, make: () => string): string {
  const text = known.get(key) ?? make();
  known.set(key, text);
  return text;
}

/** The builder has made URLs absolute. */
export const inlineStyle = (text: string): string =>
  // Browsers normalise line ends before they check the digest.
  text.replaceAll(/\r\n?/g, '\n').replaceAll(/<(?=\/style)/gi, '\\3c ');
