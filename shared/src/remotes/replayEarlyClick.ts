declare global {
  interface Window {
    /** Left by `rememberClicks`; null after a click on nothing that acts. */
    earlyClick?: { readonly target: HTMLButtonElement | HTMLInputElement; readonly checked?: boolean } | null;
  }
}

/**
 * Does what the visitor has asked for already, if that was by a button or a checkbox whose code had not come yet.
 *
 * @param boundary the part of the page that has just been hydrated; null: the shell
 */
export function replayEarlyClick(boundary: Element | null): void {
  if (!window.earlyClick) return;
  const { target, checked } = window.earlyClick;
  if (!target.isConnected || target.closest('[data-boundary]') !== boundary) return;
  window.earlyClick = null;
  // A checkbox ends as the visitor left it, this time with a change that React hears of.
  if (target instanceof HTMLInputElement) target.checked = !checked;
  target.click();
}
