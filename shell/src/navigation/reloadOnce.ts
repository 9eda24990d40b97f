/**
 * Reloads the page, once for each address and release of the shell: a reload that does not help must not repeat for ever.
 *
 * @returns true if the page is about to be left; false also without session storage
 */
export function reloadOnce(version: string | undefined): boolean {
  const key = `reloaded ${version} ${window.location.pathname}`;
  try {
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, 'yes');
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}
