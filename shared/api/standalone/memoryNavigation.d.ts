import type { Navigation } from '@site/shared';
/** Navigation in memory, for tests and standalone pages. */
export declare function createMemoryNavigation(url: string): Navigation;
