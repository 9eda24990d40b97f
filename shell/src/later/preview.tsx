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
import type { PreviewableParts, PreviewScript } from '../preview/previewTools';
import { createUsedReleases } from '../preview/usedReleases';

const address = new URL(window.location.href);
const isPanelAsked = address.searchParams.has('remotes');
const showsFrontiers = address.searchParams.has('fronteiras');
const keptBefore = keptOverrides(window);
const askedFor = overridesIn(address.search);
/** Overrides of the address that have no effect before the reader agrees. */
const consent = needingConsent(askedFor, keptBefore);
const agreed = Object.fromEntries(Object.entries(askedFor).filter(([name]) => !Object.hasOwn(consent, name)));
const overrides = { ...keptBefore, ...agreed };
const isChanged = Object.keys(overrides).length > 0;
const kept = createKeptReleases();
const needsKept = Object.values(overrides).some(isVersion);

// Stored, so that a reload does not ask for consent again.
keepOverrides(window, overrides);
for (const name of ['remote', 'remotes']) address.searchParams.delete(name);
window.history.replaceState(window.history.state, '', address);

export const withPreviewTools: PreviewScript['withPreviewTools'] = (parts, opensPanel = isPanelAsked) => {
  const used = createUsedReleases(parts.pins);
  const container = document.createElement('div');
  document.body.append(container);
  // Without a prefix, two copies of React generate the same ids.
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
    // Failures of overridden releases are not failures that visitors see.
    onFailure: isChanged ? () => {} : parts.onFailure,
    onUse(id, release) {
      used.use(id, release);
      if (!isChanged) parts.onUse(id, release);
    },
  } satisfies PreviewableParts;
};

/** Reloads: a page can't replace the modules that it has loaded. */
function applyAndReload(overrides: Overrides) {
  keepOverrides(window, overrides);
  window.location.reload();
}
