import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../repository';

/**
 * The name that a class of a CSS module gets. In a release its end says which package it belongs to and what its file
 * looked like: two releases of a package may meet in one page, and neither is to restyle the other. Its beginning is its
 * place in the file: style sheets and class names stand in every page's HTML. For developers it is the class's own name,
 * and stays the same when the file is saved, so that a running page needs no new code for a new style.
 *
 * @param file path of the style sheet
 * @param short true for a release
 */
export function className(packageName: string, file: string, local: string, short: boolean): string {
  const text = readFileSync(file);
  const digest = createHash('sha256')
    .update(`${packageName} ${path.relative(root, file).split(path.sep).join('/')}\n`)
    .update(short ? text : '')
    .digest('base64url')
    .slice(0, 5);
  const place = short ? classesIn(text.toString()).indexOf(local) : -1;
  return place < 0 ? `${local}-${digest}` : `${letters(place)}${digest}`;
}

/**
 * The style sheet that names the classes of a file: `Card.print.module.css` and `Card.forced.module.css` say how the elements of
 * `Card.module.css` look on paper and in forced colours, and mean the same classes.
 */
export const screenStyles = (file: string): string => file.replace(/\.(?:print|forced)(?=\.module\.css$)/, '');

/** In the order in which the file names them. */
function classesIn(css: string): string[] {
  return [...new Set([...css.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name))];
}

/** `a` to `z`, then `ba`, `bb` …: a class may not begin with a digit. */
function letters(index: number): string {
  const last = String.fromCharCode(97 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26)) + last;
}
