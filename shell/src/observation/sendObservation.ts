/** https://whatpr.org/fetch/1647.html#fetchlater-method */
type FetchLater = (url: string, options: RequestInit & { readonly activateAfter: number }) => unknown;

/**
 * Sends an observation, also out of a page that is being closed. Nobody learns of an endpoint that is missing: of
 * `fetchLater` no answer ever reaches the page or its console, which would name a beacon that was answered by 404.
 */
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
    // A page without TLS has none, and what one may hold is limited.
  }
  try {
    navigator.sendBeacon?.(endpoint, body);
  } catch {
    // What the browser refuses is not reported.
  }
}
