/** https://whatpr.org/fetch/1647.html#fetchlater-method */
type FetchLater = (url: string, options: RequestInit & { readonly activateAfter: number }) => unknown;

/** Sends from a page that is being closed too. Consoles log a beacon answered with 404, but no `fetchLater`. */
export function sendObservation(endpoint: string, body: string): void {
  const { fetchLater } = window as { readonly fetchLater?: FetchLater };
  try {
    fetchLater?.(endpoint, {
      method: 'POST',
      body,
      activateAfter: 0,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    if (fetchLater) return;
  } catch {
    // `fetchLater` is missing without TLS, and limits the size.
  }
  try {
    navigator.sendBeacon?.(endpoint, body);
  } catch {
    // Observations that the browser refuses are lost.
  }
}
