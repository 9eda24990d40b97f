import { useCallback, useState } from 'react';
import type { DiscoveryClient } from '../remotes/discoveryClient';
import { Frontiers } from './Frontiers';
import { OverrideBadge } from './OverrideBadge';
import type { Overrides } from './overrides';
import { RemotesPanel } from './RemotesPanel';
import type { UsedReleases } from './usedReleases';
import { useShortcut } from './useShortcut';

interface Props {
  readonly overrides: Overrides;
  readonly used: UsedReleases;
  readonly discovery: DiscoveryClient;
  readonly opensPanel: boolean;
  readonly showsFrontiers: boolean;
  readonly onApply: (overrides: Overrides) => void;
}

/** What preview builds have for teams: the panel, the badge while something is overridden, the outlines. */
export function PreviewTools({ overrides, used, discovery, opensPanel, showsFrontiers, onApply }: Props) {
  const [open, setOpen] = useState(opensPanel);
  const [frontiers, setFrontiers] = useState(showsFrontiers);
  useShortcut(useCallback(() => setOpen((wasOpen) => !wasOpen), []));
  return (
    <>
      {frontiers && <Frontiers used={used} />}
      <OverrideBadge overrides={overrides} onOpen={() => setOpen(true)} />
      <RemotesPanel
        open={open}
        onClose={() => setOpen(false)}
        overrides={overrides}
        used={used}
        discovery={discovery}
        frontiers={frontiers}
        onFrontiers={setFrontiers}
        onApply={onApply}
      />
    </>
  );
}
