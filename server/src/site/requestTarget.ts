import { longestAddress } from '@site/shared/serving';
/** What the address of a request asks for, before anything is looked up on disk. */
export type RequestTarget =
  /** Nothing that could ever be served; 400 where the address itself is broken, 414 where it is too long. */
  | { readonly kind: 'refused'; readonly status: 400 | 404 | 414 }
  /** A page asked for by another spelling than its clean address. */
  | { readonly kind: 'redirect'; readonly location: string }
  /** A file of a package's version, which never changes under its address. */
  | { readonly kind: 'versioned'; readonly segments: readonly string[] }
  /** A page, or a file beside the pages. */
  | { readonly kind: 'page'; readonly segments: readonly string[] };

const versionedFolder = /^(?:shell|mfe-.+)$/;
const compressedSibling = /\.(?:br|gz)$/;
const htmlSuffix = '.html';
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
  return { kind: 'redirect', location: `/${clean.map(encodeURIComponent).join('/')}${url.slice(path.length)}` };
}

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
  const last = segments.at(-1);
  if (!last?.endsWith(htmlSuffix)) return segments;
  const parents = segments.slice(0, -1);
  const name = last.slice(0, -htmlSuffix.length);
  return name === 'index' ? parents : [...parents, name];
}
