import { createEdge } from './edge';

declare const SITE_ORIGIN: string;
declare const SITE_POINTER_MS: number;

// A global `fetch` must not be called as a method in all runtimes.
const answer = createEdge({ origin: SITE_ORIGIN, fetch: (url, init) => fetch(url, init), pointerMs: SITE_POINTER_MS });

export default { fetch: answer };
