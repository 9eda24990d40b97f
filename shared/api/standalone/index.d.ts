import type { RemoteModules } from '@site/shared/contracts';
import { type ReactNode } from 'react';
import '../ui/tokens.css';
import '../ui/base.css';
export { createMemoryNavigation } from './memoryNavigation';
export { SiteHarness } from './SiteHarness';
export { sampleConfig } from './sampleConfig';
/**
 * Puts a package's components on a page of their own, with a store and sample data: what `src/standalone.tsx` calls.
 *
 * @param remotes stubs of other teams' modules; those left out show as unavailable
 */
export declare function mountStandalone(element: ReactNode, remotes?: Partial<RemoteModules>): void;
