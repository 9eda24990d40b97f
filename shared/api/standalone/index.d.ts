import type { RemoteModules } from '@site/shared/contracts';
import { type ReactNode } from 'react';
import '../ui/tokens.css';
import '../ui/base.css';
export { createMemoryNavigation } from './memoryNavigation';
export { SiteHarness } from './SiteHarness';
export { sampleConfig } from './sampleConfig';
/**
 * Renders a package's components on a page without the shell, with a store and sample data. For `src/standalone.tsx`.
 *
 * @param remotes stubs of remotes' modules; others show as unavailable
 */
export declare function mountStandalone(element: ReactNode, remotes?: Partial<RemoteModules>): void;
