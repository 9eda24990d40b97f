declare const PROVIDED_RUNTIME: string;

/** The page provides the bundler runtime before a remote's entry starts. */
export default (globalThis as Record<symbol, unknown>)[Symbol.for(PROVIDED_RUNTIME)];
