import { loadLater } from '../observation/loadLater';
import { configInPage } from '../pageData';
import { loadScript } from '../remotes/loadContainer';
import type { PageParts } from './pageParts';

/** Gives the page's parts as they are to be: changed on previews alone, once `loadPreviewTools` has brought what does that. */
export const previewTools = { asPreviewed: (parts: PageParts): PageParts => parts };

/** Brings the tools of preview builds. Elsewhere nothing is asked for; without them a page is as it is for visitors. */
export async function loadPreviewTools(): Promise<void> {
  if (!configInPage().preview) return;
  try {
    Object.assign(previewTools, await loadLater<typeof previewTools>('preview.js', loadScript));
  } catch {
    // Whoever looks for them finds the reason in the browser's console.
  }
}
