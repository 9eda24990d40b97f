import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../repository';

/**
 * Name of a CSS module's class. In a release it is short, since every page's HTML contains it: the class's index in the file, then
 * a digest of package and file, so that two releases of a package in one page do not restyle each other. In development it
 * is the class's own name and a digest of the path, which stay the same when the file is saved: a running page needs only the new
 * style.
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
 * Style sheet that names the classes of a file: `Card.print.module.css` and `Card.forced.module.css` style the classes of
 * `Card.module.css` for paper and forced colours.
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
