/**
 * Whose code a task of the main thread ran, by the address that it is put down to: a package and its file, the page's own
 * inline scripts, or the browser itself (styles, layout, painting, and what can't be put down to a script).
 *
 * @param page address of the page
 */
export function ownerOf(address: string, page: string): string {
  if (!URL.canParse(address)) return 'browser';
  const { origin, pathname } = new URL(address);
  if (origin !== new URL(page).origin) return origin;
  if (!pathname.endsWith('.js')) return 'page';
  const [folder = '', ...rest] = pathname.slice(1).split('/');
  return `${folder} ${rest.at(-1) ?? ''}`.trim();
}
