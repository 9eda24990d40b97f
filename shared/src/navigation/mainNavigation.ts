import { remotes } from '../contracts/registry';

interface NavigationEntry {
  readonly label: string;
  readonly to: string;
}

/** Top bar, side menu and footer show the same list: what remotes have registered for it (spec 2, Layout). */
export const mainNavigation: readonly NavigationEntry[] = remotes
  .flatMap(({ pages }) => pages.flatMap(({ pattern, menu }) => (menu ? [{ ...menu, to: pattern }] : [])))
  .sort((one, other) => one.position - other.position);
