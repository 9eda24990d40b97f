import react from 'react';
import type * as script from '../later/preview';
import { loadLater } from '../observation/loadLater';
import { configInPage } from '../pageData';
import { loadScript } from '../remotes/loadContainer';
import { createRoot } from '../renderer';
import type { PageParts } from './pageParts';

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
