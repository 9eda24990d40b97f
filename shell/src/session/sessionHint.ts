/** Whether this browser has a signed-in visitor, as the script before first paint found out. */
export function hasSessionHint(): boolean {
  return document.documentElement.dataset.session === 'signed-in';
}
