/**
 * Loads the page in the address bar from the server, unless that was done before for the same address and release: a
 * page that the server can't help with either is not to be loaded again and again.
 *
 * @param version of the shell that can't show the page
 * @returns whether the page is about to be left; false also without a storage to remember it in
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
