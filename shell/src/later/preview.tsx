import type { Discovery } from '@site/shared/contracts';
import { createRoot } from 'react-dom/client';
import { createKeptReleases } from '../preview/keptReleases';
import {
  isVersion,
  keepOverrides,
  keptOverrides,
  needingConsent,
  type Overrides,
  overridesIn,
  pinsLeft,
  withOverrides,
} from '../preview/overrides';
import { PreviewTools } from '../preview/PreviewTools';
import type { PageParts } from '../preview/previewTools';
import { createUsedReleases } from '../preview/usedReleases';

const address = new URL(window.location.href);
const isPanelAsked = address.searchParams.has('remotes');
const showsFrontiers = address.searchParams.has('fronteiras');
const keptBefore = keptOverrides(window);
const askedFor = overridesIn(address.search);
/** Asked for by the address, and nothing is done about it before the reader agrees. */
const consent = needingConsent(askedFor, keptBefore);
const agreed = Object.fromEntries(Object.entries(askedFor).filter(([name]) => !Object.hasOwn(consent, name)));
const overrides = { ...keptBefore, ...agreed };
const isChanged = Object.keys(overrides).length > 0;
const kept = createKeptReleases();
/** Whether what is to be seen may be in no channel. */
const needsKept = Object.values(overrides).some(isVersion);

// They are kept: a page that is loaded again is not to ask for them once more.
keepOverrides(window, overrides);
for (const name of ['remote', 'remotes']) address.searchParams.delete(name);
window.history.replaceState(window.history.state, '', address);

/** Starts the tools of preview builds: gives the page's parts with what this browser is to see of them. */
export function asPreviewed(parts: PageParts, opensPanel = isPanelAsked): PageParts {
  const used = createUsedReleases(parts.pins);
  const container = document.createElement('div');
  document.body.append(container);
  // Two copies of React give the same ids.
  createRoot(container, { identifierPrefix: 'preview-' }).render(
    <PreviewTools
      overrides={overrides}
      consent={consent}
      used={used}
      discovery={parts.discovery}
      kept={kept}
      opensPanel={opensPanel}
      showsFrontiers={showsFrontiers}
      onApply={applyAndReload}
    />,
  );
  const isKnown = () => !needsKept || kept.current() !== null;
  const changed = (file: Discovery | null) =>
    file && isKnown() ? withOverrides(file, overrides, kept.current() ?? {}) : null;
  const whenKnown = async (answer: Promise<Discovery | null>) => {
    if (needsKept) await kept.read();
    return changed(await answer);
  };
  return {
    pins: pinsLeft(parts.pins, overrides),
    discovery: {
      ...parts.discovery,
      current: () => changed(parts.discovery.current()),
      read: () => whenKnown(parts.discovery.read()),
      refresh: () => whenKnown(parts.discovery.refresh()),
    },
    // What somebody tries out in one browser says nothing of what visitors get.
    onFailure: isChanged ? () => {} : parts.onFailure,
    onUse(id, release) {
      used.use(id, release);
      if (!isChanged) parts.onUse(id, release);
    },
  };
}

/** What a page has loaded it keeps: other releases come with the next one. */
function applyAndReload(overrides: Overrides) {
  keepOverrides(window, overrides);
  window.location.reload();
}
