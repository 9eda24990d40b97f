/** Defined by webpack. */
declare const PROVIDED_RUNTIME: string;

/** Replaces the bundler runtime in a remote's entry; the page provides the runtime before the entry starts. */
export default (globalThis as Record<symbol, unknown>)[Symbol.for(PROVIDED_RUNTIME)];
