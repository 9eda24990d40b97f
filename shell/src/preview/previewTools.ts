import { loadLater } from '../observation/loadLater';
import { configInPage } from '../pageData';
import { loadScript } from '../remotes/loadContainer';
import type { PageParts } from './pageParts';

/** Gives the page's parts as they are to be: changed on previews alone, once `loadPreviewTools` has brought what does that. */
export const previewTools = { asPreviewed: (parts: PageParts): PageParts => parts };

/** Brings the tools of preview builds. Elsewhere nothing is asked for; without them a page is as it is for visitors. */
export async function loadPreviewTools(): Promise<void> {
  Object.assign(previewTools, await loadOnPreview('preview.js'));
}

/** Says on preview builds whether the backend answers. */
export async function loadPreviewBadge(): Promise<void> {
  await loadOnPreview('previewBadge.js');
}

async function loadOnPreview(file: string): Promise<object | undefined> {
  if (!configInPage().preview) return undefined;
  // Whoever looks for it finds the reason in the browser's console.
  return loadLater<object>(file, loadScript).catch(() => undefined);
}
