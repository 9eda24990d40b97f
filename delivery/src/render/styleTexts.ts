import { readFileSync } from 'node:fs';
import path from 'node:path';
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
    const text = known.get(url) ?? inlineStyle(read(release, file));
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

/**
 * A style sheet's text for a `<style>` element: nothing in it ends the element. Addresses in it are absolute, as the builder
 * writes them.
 */
export const inlineStyle = (text: string): string =>
  // Browsers normalise line ends before they check the digest.
  text.replaceAll(/\r\n?/g, '\n').replaceAll(/<(?=\/style)/gi, '\\3c ');
