import { readFileSync } from 'node:fs';
import path from 'node:path';
import { digestOf, type Release } from '../release';
import { labelOf } from './compatibility';
import { browserDigest, urlOf } from './discovery';
import { PublishError } from './plan';

export type StyleTexts = (release: Release, file: string) => string;

/** @returns a cached reader that throws PublishError for a changed file */
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

/** Escapes a style sheet for a `<style>` element. The builder has made its URLs absolute. */
export const inlineStyle = (text: string): string =>
  // Browsers normalise line ends before they check the digest.
  text.replaceAll(/\r\n?/g, '\n').replaceAll(/<(?=\/style)/gi, '\\3c ');
