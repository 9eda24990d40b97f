/** A useless reload must not repeat for an address and release. @returns true if the page is about to be left */
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
