import { spelledPath } from '../routes';

/** `/contato` for `/Contato` (docs/spec-decisions.md, 5). The server redirects by the same rules. */
export function cleanPath(pathname: string): string {
  if (/\/[/.]/.test(pathname)) return pathname;
  return spelledPath(pathname.replace(/\/$/, '').replace(/(^|\/)index\.html$|\.html$/i, '') || '/');
}
