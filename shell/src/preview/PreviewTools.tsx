import { useCallback, useEffect, useState } from 'react';
import type { DiscoveryClient } from '../remotes/discoveryClient';
import { isShortcut } from './activation';
import { Frontiers } from './Frontiers';
import type { KeptReleasesClient } from './keptReleases';
import { LocalCodeQuestion } from './LocalCodeQuestion';
import { OverrideBadge } from './OverrideBadge';
import { missingIn, type Overrides } from './overrides';
import { RemotesPanel } from './RemotesPanel';
import type { UsedReleases } from './usedReleases';

interface Props {
  readonly overrides: Overrides;
  readonly consent: Overrides;
  readonly used: UsedReleases;
  readonly discovery: DiscoveryClient;
  readonly kept: KeptReleasesClient;
  readonly opensPanel: boolean;
  readonly showsFrontiers: boolean;
  readonly onApply: (overrides: Overrides) => void;
}

export function PreviewTools({
  overrides,
  consent,
  used,
  discovery,
  kept,
  opensPanel,
  showsFrontiers,
  onApply,
}: Props) {
  const [open, setOpen] = useState(opensPanel);
  const missing = useMissing(overrides, discovery, kept);
  useShortcut(useCallback(() => setOpen((wasOpen) => !wasOpen), []));
  return (
    <>
      {showsFrontiers && <Frontiers used={used} />}
      <OverrideBadge overrides={overrides} missing={missing} onOpen={() => setOpen(true)} />
      <RemotesPanel
        open={open}
        onClose={() => setOpen(false)}
        overrides={overrides}
        used={used}
        discovery={discovery}
        kept={kept}
        onApply={onApply}
      />
      <LocalCodeQuestion consent={consent} onAgree={() => onApply({ ...overrides, ...consent })} />
    </>
  );
}

/** Overrides that ask for releases that the site does not have; none until the published releases are known. */
function useMissing(overrides: Overrides, discovery: DiscoveryClient, kept: KeptReleasesClient): Overrides {
  const [missing, setMissing] = useState<Overrides>({});
  useEffect(() => {
    if (Object.keys(overrides).length === 0) return;
    void Promise.all([discovery.read(), kept.read()]).then(([file, releases]) => {
      if (file) setMissing(missingIn(file, overrides, releases));
    });
  }, [overrides, discovery, kept]);
  return missing;
}

function useShortcut(callback: () => void): void {
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      if (isShortcut(event)) callback();
    }
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [callback]);
}
