import { longestAddress } from '@site/shared/serving';

/** What the address of a request asks for, before anything is looked up on disk. */
export type RequestTarget =
  /** Nothing that could ever be served; 400 where the address itself is broken, 414 where it is too long. */
  | { readonly kind: 'refused'; readonly status: 400 | 404 | 414 }
  /** A page asked for by another spelling than its clean address, which these are the segments of. */
  | { readonly kind: 'redirect'; readonly segments: readonly string[] }
  /** A file of a package's version, which never changes under its address. */
  | { readonly kind: 'versioned'; readonly segments: readonly string[] }
  /** A page, or a file beside the pages. */
  | { readonly kind: 'page'; readonly segments: readonly string[] };

const versionedFolder = /^(?:shell|mfe-.+)$/;
const compressedSibling = /\.(?:br|gz)$/;
const htmlSuffix = /\.html$/i;
/** The one folder with a dot that visitors may look into (RFC 8615). */
const wellKnown = '.well-known';

/**
 * Reads a request's address, path and query as they came. Redirects always lead to a path of this site: they are built
 * from decoded, checked segments, never from the text of the request.
 */
export function parseRequestTarget(url: string): RequestTarget {
  if (url.length > longestAddress) return { kind: 'refused', status: 414 };
  const path = url.split('?', 1)[0] ?? '';
  if (!path.startsWith('/')) return { kind: 'refused', status: 400 };
  const hasTrailingSlash = path.length > 1 && path.endsWith('/');
  const segments = decodeSegments(hasTrailingSlash ? path.slice(1, -1) : path.slice(1));
  if (!segments) return { kind: 'refused', status: 400 };
  if (segments.slice(segments[0] === wellKnown ? 1 : 0).some(isHidden)) return { kind: 'refused', status: 404 };

  if (versionedFolder.test(segments[0] ?? '')) {
    return hasTrailingSlash ? { kind: 'refused', status: 404 } : { kind: 'versioned', segments };
  }
  const clean = withoutHtmlSuffix(segments);
  if (!hasTrailingSlash && clean === segments) return { kind: 'page', segments };
  return { kind: 'redirect', segments: clean };
}

/**
 * The address of a page on this site.
 *
 * @param query with its `?`, as it came
 */
export const locationOf = (segments: readonly string[], query: string): string =>
  `/${segments.map(encodeURIComponent).join('/')}${query}`;

function decodeSegments(path: string): readonly string[] | null {
  if (path === '') return [];
  try {
    const segments = path.split('/').map(decodeURIComponent);
    return segments.some((segment) => /[/\\\0]/.test(segment)) ? null : segments;
  } catch {
    return null;
  }
}

/** Dot files and steps up the tree, empty segments, and the compressed forms that only content negotiation may pick. */
function isHidden(segment: string): boolean {
  return segment === '' || segment.startsWith('.') || compressedSibling.test(segment);
}

/** `produtos/AP-10L.html` is `produtos/AP-10L`, and `produtos/index.html` is `produtos`. */
function withoutHtmlSuffix(segments: readonly string[]): readonly string[] {
  const last = segments.at(-1) ?? '';
  const name = last.replace(htmlSuffix, '');
  if (name === last) return segments;
  const parents = segments.slice(0, -1);
  return name.toLowerCase() === 'index' ? parents : [...parents, name];
}
