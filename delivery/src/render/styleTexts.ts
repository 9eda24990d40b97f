import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transform, type Url } from 'lightningcss';
import { digestOf, type Release } from '../release';
import { labelOf } from './compatibility';
import { browserDigest, urlOf } from './discovery';
import { PublishError } from './plan';

/** Gives a style sheet of a release as it can stand inside a page. */
export type StyleTexts = (release: Release, file: string) => string;

/**
 * @param folderOf where the browser files of a release are on this machine
 * @returns what reads each style sheet once; throws PublishError for one that is not what was released
 */
export function createStyleTexts(folderOf: (release: Release) => string): StyleTexts {
  const known = new Map<string, string>();
  return (release, file) => {
    const url = urlOf(release, file);
    const text = known.get(url) ?? inlineStyle(read(release, file), url);
    known.set(url, text);
    return text;
  };

  function read(release: Release, file: string): string {
    const digest = browserDigest(release, file);
    const content = readFileSync(path.join(folderOf(release), file));
    if (digestOf(content) === digest) return content.toString();
    throw new PublishError(`${labelOf(release)}: ${file} is not what was released`, [release.name]);
  }
}

/** A style sheet's text for a `<style>` element: nothing in it ends the element, and its addresses are those of the file. */
export function inlineStyle(text: string, url: string): string {
  return (
    withAddresses(text, url)
      // A browser reads line ends so, and takes the digest of what it has read.
      .replaceAll(/\r\n?/g, '\n')
      .replaceAll(/<(?=\/style)/gi, '\\3c ')
  );
}

const relativeUrl = /url\(\s*["']?(?!["']?(?:[a-z][a-z\d+.-]*:|\/|#|%23))/i;

/** A relative address counts from the style sheet, and inside a page it would count from the page. */
function withAddresses(text: string, url: string): string {
  if (!relativeUrl.test(text)) return text;
  const rebase = (found: Url): Url => ({ ...found, url: resolved(found.url, url) });
  return transform({
    filename: url,
    code: Buffer.from(text),
    minify: true,
    visitor: { Url: rebase },
  }).code.toString();
}

/** Stands for the site's own origin, wherever that is. */
const ownOrigin = 'https://site.invalid';

function resolved(address: string, base: string): string {
  if (address.startsWith('#')) return address;
  const { href } = new URL(address, new URL(base, ownOrigin));
  return href.startsWith(`${ownOrigin}/`) ? href.slice(ownOrigin.length) : href;
}
