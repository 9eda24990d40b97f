import { useSiteConfig } from '@site/shared';
import type { Discovery, ObservationSummary } from '@site/shared/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readVersions, type Versions } from './readVersions';

export type VersionsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly versions: Versions; readonly time: string };

/** ms between two readings of a visible page. */
const pause = 60_000;

/** Every minute while the page is visible. A failed reading keeps the earlier state. */
export function useVersions(): { readonly state: VersionsState; readonly readAgain: () => void } {
  const { observationsEndpoint } = useSiteConfig();
  const [state, setState] = useState<VersionsState>({ status: 'loading' });
  const lastTry = useRef(Number.NEGATIVE_INFINITY);

  const read = useCallback(
    async (signal?: AbortSignal) => {
      lastTry.current = performance.now();
      try {
        const versions = await fetchVersions(observationsEndpoint, signal);
        if (!signal?.aborted) setState({ status: 'ready', versions, time: new Date().toISOString() });
      } catch {
        if (!signal?.aborted) setState((before) => (before.status === 'ready' ? before : { status: 'failed' }));
      }
    },
    [observationsEndpoint],
  );

  useEffect(() => {
    const leaving = new AbortController();
    const readWhenDue = () => {
      const isDue = performance.now() - lastTry.current >= pause;
      if (isDue && document.visibilityState === 'visible') void read(leaving.signal);
    };
    void read(leaving.signal);
    const timer = setInterval(readWhenDue, pause);
    document.addEventListener('visibilitychange', readWhenDue, { signal: leaving.signal });
    return () => {
      leaving.abort();
      clearInterval(timer);
    };
  }, [read]);

  return { state, readAgain: () => void read() };
}

async function fetchVersions(observations: string | null, signal: AbortSignal | undefined): Promise<Versions> {
  const [discovery, summary] = await Promise.all([
    fetchJson<Discovery>('/frontend-discovery.json', signal),
    // Web servers other than `server` have none.
    observations === null ? null : fetchJson<ObservationSummary>(observations, signal).catch(() => null),
  ]);
  return readVersions(discovery, summary);
}

async function fetchJson<T>(address: string, signal: AbortSignal | undefined): Promise<T> {
  const response = await fetch(address, { cache: 'no-cache', ...(signal && { signal }) });
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return response.json();
}
