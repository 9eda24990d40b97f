import { spelledPath } from '../routes';

/**
 * The address of a page as it is published: `/servicos.html` is `/servicos`, `/produtos/` is `/produtos`, `/Contato` is
 * `/contato` (docs/spec-decisions.md, 5). The server redirects in the same way; what it refuses stays as it is.
 */
export function cleanPath(pathname: string): string {
  if (/\/[/.]/.test(pathname)) return pathname;
  return spelledPath(pathname.replace(/\/$/, '').replace(/(^|\/)index\.html$|\.html$/i, '') || '/');
}
