import type { Pin, Pins, RemoteFailure, RemoteModuleId } from '@site/shared/contracts';
import react from 'react';
import type * as script from '../later/preview';
import { loadLater } from '../observation/loadLater';
import { configInPage } from '../pageData';
import type { DiscoveryClient } from '../remotes/discoveryClient';
import { loadScript } from '../remotes/loadContainer';
import { createRoot } from '../renderer';

/** The parts of a page that teams may look into, and change in their own browsers, on preview builds. */
export interface PageParts {
  readonly pins: Pins;
  readonly discovery: DiscoveryClient;
  readonly onUse: (id: RemoteModuleId, release: Pin) => void;
  readonly onFailure: (failure: RemoteFailure) => void;
}

/** The page's parts as they are to be: changed on preview builds alone, where `startPreview` has come. */
export let asPreviewed = (parts: PageParts): PageParts => parts;

/** Brings the tools of preview builds. Elsewhere nothing is asked for; without them the page is as it is for visitors. */
export async function loadPreviewTools(): Promise<void> {
  if (!configInPage().preview) return;
  // There is one of each in a page.
  Object.assign(window, { lent: { react, 'react-dom/client': { createRoot } } });
  try {
    asPreviewed = (await loadLater<typeof script>('preview.js', loadScript)).startPreview();
  } catch {
    // Whoever looks for them finds the reason in the browser's console.
  }
}
