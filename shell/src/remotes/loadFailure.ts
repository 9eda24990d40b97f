import type { FailurePhase } from '@site/shared/contracts';

export class LoadFailure extends Error {
  override name = 'LoadFailure';

  constructor(
    readonly phase: FailurePhase,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }

  static of(error: unknown): LoadFailure {
    if (error instanceof LoadFailure) return error;
    // Set by webpack and mini-css-extract-plugin for a chunk that did not arrive, or with other content.
    const { request, type }: { readonly request?: unknown; readonly type?: unknown } = error ?? {};
    const phase = typeof request !== 'string' ? 'get' : type === 'missing' ? 'evaluate' : fetchPhase(request);
    return new LoadFailure(phase, error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** `digest`: status 200, but not the released content. Older browsers report no status. */
export function fetchPhase(url: string): 'fetch' | 'digest' {
  const { href } = new URL(url, document.baseURI);
  const answer = performance.getEntriesByName?.(href).at(-1) as PerformanceResourceTiming | undefined;
  return answer?.responseStatus === 200 ? 'digest' : 'fetch';
}
