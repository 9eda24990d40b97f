import { spelledPath } from '../routes';

/**
 * Published path of an address: `/servicos` for `/servicos.html`, `/produtos` for `/produtos/`, `/contato` for `/Contato`
 * (docs/spec-decisions.md, 5). The server redirects by the same rules; addresses that it refuses stay as they are.
 */
export function cleanPath(pathname: string): string {
  if (/\/[/.]/.test(pathname)) return pathname;
  return spelledPath(pathname.replace(/\/$/, '').replace(/(^|\/)index\.html$|\.html$/i, '') || '/');
}
