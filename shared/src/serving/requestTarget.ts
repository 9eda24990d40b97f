import { longestAddress } from './addresses';

/** Classified target of a request, before any look-up on disk. */
export type RequestTarget =
  /** 400 for an invalid address, 414 for one too long, 404 for one that is never served. */
  | { readonly kind: 'refused'; readonly status: 400 | 404 | 414 }
  /** Another spelling of a page; `segments` are its clean address. */
  | { readonly kind: 'redirect'; readonly segments: readonly string[] }
  /** A file of a release, immutable under its address. */
  | { readonly kind: 'versioned'; readonly segments: readonly string[] }
  | { readonly kind: 'page'; readonly segments: readonly string[] };

const versionedFolder = /^(?:shell|mfe-.+)$/;
const compressedSibling = /\.(?:br|gz)$/;
const htmlSuffix = /\.html$/i;
/** The only dot folder that is public (RFC 8615). */
const wellKnown = '.well-known';

/** Parses path and query. Redirects are built from decoded, checked segments, so they never leave this site. */
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

/** @param query with its `?`, unchanged */
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

/** Dot files, `..`, empty segments, and compressed files, which only content negotiation may select. */
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
