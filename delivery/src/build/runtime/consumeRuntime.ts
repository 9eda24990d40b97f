/** `providedRuntime`; webpack puts it in. */
declare const PROVIDED_RUNTIME: string;

/** In a remote's entry, instead of the bundler runtime: the page's, which is there when the entry starts. */
export default (globalThis as Record<symbol, unknown>)[Symbol.for(PROVIDED_RUNTIME)];
