/**
 * The address of a page without what older links carry: `/servicos.html` is `/servicos`, `/produtos/` is `/produtos`
 * (docs/spec-decisions.md, 5). The server redirects in the same way.
 */
export function cleanPath(pathname: string): string {
  const inner = pathname.replace(/^\/+|\/+$/g, '');
  return `/${inner.replace(/(^|\/)index\.html$|\.html$/, '')}`;
}
