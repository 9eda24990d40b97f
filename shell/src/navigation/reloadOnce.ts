/**
 * Reloads the page, once for each address and release of the shell: a page that fails after the reload as well must not reload
 * for ever.
 *
 * @param version of the shell that can't show the page
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
