import { createRoot } from 'react-dom/client';
import {
  keepOverrides,
  keptOverrides,
  type Overrides,
  overridesIn,
  pinsLeft,
  withOverrides,
} from '../preview/overrides';
import { PreviewTools } from '../preview/PreviewTools';
import type { PageParts } from '../preview/pageParts';
import { createUsedReleases } from '../preview/usedReleases';

/**
 * Starts the tools of preview builds: the panel of remotes, and the outlines of who owns what.
 *
 * @returns the page's parts with what this browser is to see of them
 */
export function startPreview(): (parts: PageParts) => PageParts {
  const { searchParams, href } = new URL(window.location.href);
  const overrides = { ...keptOverrides(localStorage), ...overridesIn(window.location.search) };
  keepOverrides(localStorage, overrides);
  const opensPanel = searchParams.has('remotes');
  const showsFrontiers = searchParams.has('fronteiras');
  // They are kept: a page that is loaded again is not to ask for them once more.
  const address = new URL(href);
  for (const name of ['remote', 'remotes']) address.searchParams.delete(name);
  window.history.replaceState(window.history.state, '', address);

  const isChanged = Object.keys(overrides).length > 0;
  return (parts) => {
    const used = createUsedReleases(parts.pins);
    const container = document.createElement('div');
    document.body.append(container);
    createRoot(container).render(
      <PreviewTools
        overrides={overrides}
        used={used}
        discovery={parts.discovery}
        opensPanel={opensPanel}
        showsFrontiers={showsFrontiers}
        onApply={applyAndReload}
      />,
    );
    const changed = (file: ReturnType<typeof parts.discovery.current>) => file && withOverrides(file, overrides);
    return {
      pins: pinsLeft(parts.pins, overrides),
      discovery: {
        ...parts.discovery,
        current: () => changed(parts.discovery.current()),
        read: async () => changed(await parts.discovery.read()),
        refresh: async () => changed(await parts.discovery.refresh()),
      },
      // What somebody tries out in one browser says nothing of what visitors get.
      onFailure: isChanged ? () => {} : parts.onFailure,
      onUse(id, release) {
        used.use(id, release);
        if (!isChanged) parts.onUse(id, release);
      },
    };
  };
}

/** What a page has loaded it keeps: other releases come with the next one. */
function applyAndReload(overrides: Overrides) {
  keepOverrides(localStorage, overrides);
  window.location.reload();
}
