/** ms after which a hidden tab may be outdated. */
const longAbsence = 60_000;

/** Calls back when the visitor returns after a minute, or from the back/forward cache. */
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
