import type { Pin, Pins, RemoteFailure, RemoteModuleId } from '@site/shared/contracts';
import { loadLater } from '../observation/loadLater';
import { configInPage } from '../pageData';
import type { DiscoveryClient } from '../remotes/discoveryClient';
import { loadScript } from '../remotes/loadContainer';
import { hasOverrides } from './hasOverrides';
import { isShortcut } from './isShortcut';

/** The parts of a page that teams may look into, and change in their own browsers, on preview builds. */
export interface PageParts {
  readonly pins: Pins;
  readonly discovery: DiscoveryClient;
  readonly onUse: (id: RemoteModuleId, release: Pin) => void;
  readonly onFailure: (failure: RemoteFailure) => void;
}

/** Gives the page's parts as somebody who looks into a preview is to have them. */
type AsPreviewed = (parts: PageParts, opensPanel?: boolean) => PageParts;

/** Gives the page's parts as they are to be: changed on previews alone, once `loadPreviewTools` has brought what does that. */
export const previewTools: { asPreviewed: AsPreviewed } = { asPreviewed: (parts) => parts };

/**
 * Brings the tools of preview builds where they are asked for: by the address, by what is overridden in this browser, or by
 * their shortcut. Elsewhere nothing is fetched; without them a page is as it is for visitors.
 */
export async function loadPreviewTools(): Promise<void> {
  if (!configInPage().preview) return;
  if (!isAskedFor()) previewTools.asPreviewed = previewedOnShortcut;
  else await load();
}

function isAskedFor(): boolean {
  const { searchParams } = new URL(window.location.href);
  return hasOverrides() || ['remote', 'remotes', 'fronteiras'].some((name) => searchParams.has(name));
}

async function load(): Promise<void> {
  try {
    Object.assign(previewTools, await loadLater<typeof previewTools>('preview.js', loadScript));
  } catch {
    // Whoever looks for them finds the reason in the browser's console.
  }
}

/** As they are for visitors, until somebody presses the shortcut: the tools then hear what the page has used so far. */
function previewedOnShortcut(parts: PageParts): PageParts {
  const used: [id: RemoteModuleId, release: Pin][] = [];
  let tell: PageParts['onUse'] = (...use) => void used.push(use);

  async function listen(event: KeyboardEvent) {
    if (!isShortcut(event)) return;
    window.removeEventListener('keydown', listen);
    await load();
    tell = previewTools.asPreviewed({ ...parts, onUse: () => {} }, true).onUse;
    for (const use of used) tell(...use);
  }
  window.addEventListener('keydown', listen);
  const onUse: PageParts['onUse'] = (...use) => {
    parts.onUse(...use);
    tell(...use);
  };
  return { ...parts, onUse };
}
