import { remotes } from '../contracts/registry';

interface NavigationEntry {
  readonly label: string;
  readonly to: string;
}

/** Entries of top bar, side menu and footer, registered by remotes (spec 2, Layout). */
export const mainNavigation: readonly NavigationEntry[] = remotes
  .flatMap(({ pages }) => pages.flatMap(({ pattern, menu }) => (menu ? [{ ...menu, to: pattern }] : [])))
  .sort((a, b) => a.position - b.position);
