import { createStore } from '@site/shared';
import type { RemoteModules } from '@site/shared/contracts';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../ui/tokens.css';
import '../ui/base.css';
import { createMemoryNavigation } from './memoryNavigation';
import { SiteHarness } from './SiteHarness';

export { createMemoryNavigation } from './memoryNavigation';
export { SiteHarness } from './SiteHarness';
export { sampleConfig } from './sampleConfig';

/** For `src/standalone.tsx`. @param remotes stubs; others show as unavailable */
export function mountStandalone(element: ReactNode, remotes: Partial<RemoteModules> = {}): void {
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(
    <StrictMode>
      <SiteHarness store={createStore()} navigation={createMemoryNavigation('/')} remotes={remotes}>
        {element}
      </SiteHarness>
    </StrictMode>,
  );
}
