import type { Pin, Pins, RemoteFailure, RemoteModuleId, SiteConfig } from '@site/shared/contracts';
import type { DiscoveryClient } from '../remotes/discoveryClient';
import { loadLater } from '../remotes/loadScript';
import { hasOverrides, isShortcut } from './activation';

export interface PreviewableParts {
  readonly pins: Pins;
  readonly discovery: DiscoveryClient;
  readonly onUse: (id: RemoteModuleId, release: Pin) => void;
  readonly onFailure: (failure: RemoteFailure) => void;
}

export type WithPreviewTools = (parts: PreviewableParts) => PreviewableParts;

export interface PreviewScript {
  readonly withPreviewTools: (parts: PreviewableParts, opensPanel?: boolean) => PreviewableParts;
}

type LoadTools = () => Promise<PreviewScript>;

const loadTools: LoadTools = () => loadLater<PreviewScript>('preview.js');

/** Loads the tools of previews if the address, a stored override or the shortcut asks for them. Visitors' pages load nothing. */
export async function loadPreviewTools(
  { preview }: Pick<SiteConfig, 'preview'>,
  load = loadTools,
): Promise<WithPreviewTools> {
  if (!preview) return (parts) => parts;
  if (!isAskedFor()) return (parts) => loadOnShortcut(parts, load);
  const tools = await orNull(load);
  return (parts) => tools?.withPreviewTools(parts) ?? parts;
}

function isAskedFor(): boolean {
  const { searchParams } = new URL(window.location.href);
  return hasOverrides() || ['remote', 'remotes', 'fronteiras'].some((name) => searchParams.has(name));
}

/** The browser's console says why a script could not be loaded. */
const orNull = (load: LoadTools) => load().catch(() => null);

/** Records the releases that the page uses until the shortcut loads the tools, which then list them. */
function loadOnShortcut(parts: PreviewableParts, load: LoadTools): PreviewableParts {
  const used: Parameters<PreviewableParts['onUse']>[] = [];
  let record: PreviewableParts['onUse'] = (...use) => void used.push(use);

  async function listen(event: KeyboardEvent) {
    if (!isShortcut(event)) return;
    window.removeEventListener('keydown', listen);
    const tools = await orNull(load);
    if (!tools) {
      window.addEventListener('keydown', listen);
      return;
    }
    record = tools.withPreviewTools({ ...parts, onUse: () => {} }, true).onUse;
    for (const use of used) record(...use);
  }
  window.addEventListener('keydown', listen);
  return {
    ...parts,
    onUse(...use) {
      parts.onUse(...use);
      record(...use);
    },
  };
}
