import type { FailurePhase } from '@site/shared/contracts';

/** A release that can't be loaded, and what it failed at. */
export class LoadFailure extends Error {
  override name = 'LoadFailure';

  constructor(
    readonly phase: FailurePhase,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }

  /** Of whatever was thrown while a module was brought out of a container. */
  static of(error: unknown): LoadFailure {
    if (error instanceof LoadFailure) return error;
    // Properties that webpack and mini-css-extract-plugin set for a chunk that did not arrive, or arrived with other content.
    const { request, type }: { readonly request?: unknown; readonly type?: unknown } = error ?? {};
    const phase = typeof request !== 'string' ? 'get' : type === 'missing' ? 'evaluate' : fetchPhase(request);
    return new LoadFailure(phase, error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** What came with status 200 and was refused was not what had been released; older browsers don't tell. */
export function fetchPhase(url: string): 'fetch' | 'digest' {
  const { href } = new URL(url, document.baseURI);
  const answer = performance.getEntriesByName?.(href).at(-1) as PerformanceResourceTiming | undefined;
  return answer?.responseStatus === 200 ? 'digest' : 'fetch';
}
