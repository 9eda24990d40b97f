/** ms after which a tab that was out of sight may be behind the times. */
const longAbsence = 60_000;

/** Calls back when the visitor comes back to the tab after a while, or to the page by the browser's back button. */
export function onTabReturn(callback: () => void): void {
  let hiddenSince = Number.POSITIVE_INFINITY;
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) hiddenSince = Date.now();
    else if (Date.now() - hiddenSince >= longAbsence) callback();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) callback();
  });
}
