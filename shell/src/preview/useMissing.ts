import { useEffect, useState } from 'react';
import type { DiscoveryClient } from '../remotes/discoveryClient';
import type { KeptReleasesClient } from './keptReleases';
import { missingIn, type Overrides } from './overrides';

/** The overrides that have no effect, since the site does not have what they ask for; none until that is known. */
export function useMissing(overrides: Overrides, discovery: DiscoveryClient, kept: KeptReleasesClient): Overrides {
  const [missing, setMissing] = useState<Overrides>({});
  useEffect(() => {
    if (Object.keys(overrides).length === 0) return;
    void Promise.all([discovery.read(), kept.read()]).then(([file, releases]) => {
      if (file) setMissing(missingIn(file, overrides, releases));
    });
  }, [overrides, discovery, kept]);
  return missing;
}
