import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { relativePath } from '../../files';
import { root } from '../../repository';

/** Releases: short, and unique across releases. Development: stable across saves, for hot updates. */
export function className(packageName: string, file: string, local: string, short: boolean): string {
  const text = readFileSync(file);
  const hash = createHash('sha256')
    .update(`${packageName} ${relativePath(root, file)}\n`)
    .update(short ? text : '')
    .digest('base64url');
  const digest = wordless.exec(hash)?.[0] ?? hash.slice(0, 5);
  const place = short ? classesIn(text.toString()).indexOf(local) : -1;
  return place < 0 ? `${local}-${digest}` : `${letters(place)}${digest}`;
}

/** Five characters that no hand-written class has; `site conform` tells the two apart. */
const wordless = /(?=[\w-]{0,4}[A-Z\d_])[\w-]{5}/;

/** `Card.print.module.css`, `Card.forced.module.css` and `Card.later.module.css` style the classes of `Card.module.css`. */
export function screenStyles(file: string): string {
  const beside = file.replace(/\.(?:print|forced|later)(?=\.module\.css$)/, '');
  return existsSync(beside) ? beside : file;
}

function classesIn(css: string): string[] {
  return [...new Set([...css.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name))];
}

/** `a` to `z`, then `ba` …: a class may not begin with a digit. */
function letters(index: number): string {
  const last = String.fromCharCode(97 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26)) + last;
}
