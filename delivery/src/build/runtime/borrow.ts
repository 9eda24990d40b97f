/** `lentRuntime`; webpack puts it in. */
declare const LENT_RUNTIME: string;

/** Stands in a remote's entry for the bundler runtime, which is there when the entry starts (`BorrowRuntimePlugin`). */
export default (globalThis as Record<symbol, unknown>)[Symbol.for(LENT_RUNTIME)];
