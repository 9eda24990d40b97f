import { type RemoteLoader, RouterScope, SiteProviders, type SiteServices } from '@site/shared';
import type { RemoteModules } from '@site/shared/contracts';
import type { ReactNode } from 'react';
import { sampleConfig } from './sampleConfig';

interface Props extends Pick<SiteServices, 'store' | 'navigation'>, Partial<Pick<SiteServices, 'setPageHead'>> {
  readonly remotes?: Partial<RemoteModules>;
  readonly children: ReactNode;
}

/** Provides the services that a remote's component expects, without the shell. */
export function SiteHarness({ remotes = {}, setPageHead = () => {}, children, ...services }: Props) {
  const loader = createStubLoader(remotes);
  return (
    <SiteProviders services={{ ...services, config: sampleConfig, loader, setPageHead }}>
      <RouterScope>{children}</RouterScope>
    </SiteProviders>
  );
}

function createStubLoader(remotes: Partial<RemoteModules>): RemoteLoader {
  const promises = new Map<string, Promise<never>>();
  const load: RemoteLoader['load'] = (id) => {
    const existing = promises.get(id);
    if (existing) return existing;
    const module = remotes[id];
    const promise = module ? Promise.resolve(module) : Promise.reject(new Error(`No stub for ${id}`));
    promises.set(id, promise as Promise<never>);
    return promise as Promise<never>;
  };
  return {
    load,
    loadForHydration: (id) => load(id),
    replace: () => null,
    prefetch: (id) => load(id).catch(() => null),
    retry: (id) => void promises.delete(id),
  };
}
