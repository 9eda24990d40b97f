import type { Navigation } from '@site/shared';
/** A navigation without a browser's address bar, for tests. */
export declare function createMemoryNavigation(url: string): Navigation;
