import { remotes } from '@site/shared/registry';
import { dynamicPaths, isCompressible } from '@site/shared/serving';
import { PublishError } from './plan';

/** Bytes: file systems allow 255 with `.html.br`. */
const longestSegment = 200;

/** RFC 3986, section 3.3, without `$` and `;`, special in servers' configurations. */
const segment = /^[\p{L}\p{M}\p{N}_~!'()*+,=:@&-][\p{L}\p{M}\p{N}._~!'()*+,=:@&-]*$/u;

export function isPageAddress(text: string): boolean {
  if (text === '/') return true;
  const [first, ...segments] = text.split('/');
  return (
    first === '' &&
    segments.length > 0 &&
    segments.every((each) => segment.test(each) && Buffer.byteLength(each) <= longestSegment && !isFileName(each))
  );
}

const isFileName = (name: string) =>
  isCompressible(name) || /\.(br|gz|ico|png|jpe?g|webp|avif|woff2|webmanifest|php)$/.test(name);

const reserved = new Set([
  ...dynamicPaths.map(firstSegment),
  'shell',
  ...remotes.map(({ folder }) => folder as string),
]);

interface Declared {
  readonly url: string;
  readonly path: string | null;
  readonly owner: string | null;
}

export function checkOwnAddress({ url, path, owner }: Declared, packages: Iterable<string>): void {
  if (owner === null) return;
  const first = firstSegment(url);
  const fail = (why: string) => {
    throw new PublishError(`${owner} can’t have a page at ${url}: ${why}`, [owner]);
  };
  if (path === null && !url.endsWith('/404')) fail('a page that stands for many addresses ends in /404');
  if (path === null && url === '/404') fail('that is the shell’s');
  if (reserved.has(first) || new Set(packages).has(first)) fail('that address is reserved');
  const owners = remotes.filter(({ pages }) => pages.some(({ pattern }) => firstSegment(pattern) === first));
  if (owners.length > 0 && !owners.some(({ folder }) => folder === owner))
    fail(`it belongs to ${owners.map(({ folder }) => folder).join(' and ')}`);
}

function firstSegment(address: string): string {
  return address.replace(/^\//, '').split('/')[0] ?? '';
}
