import { type Location, type NavigationType, type Navigator, parsePath } from 'react-router-dom';

export interface NavigationState {
  readonly location: Location;
  readonly action: `${NavigationType}`;
  /** True if the navigation keeps the scroll position (`preventScrollReset` of `useNavigate` and `Link`). */
  readonly keepScroll?: boolean;
}

/** A context value would re-render parts that still wait for their remotes on every navigation. */
export interface Navigation {
  readonly navigator: Navigator;
  readonly getState: () => NavigationState;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createStaticNavigation(url: string): Navigation {
  const { pathname = '/', search = '', hash = '' } = parsePath(url);
  const state: NavigationState = {
    location: { pathname, search, hash, state: null, key: 'default' },
    action: 'POP',
  };
  const refuse = () => {
    throw new Error('A server render does not navigate.');
  };
  return {
    navigator: {
      createHref: (to) => (typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`),
      go: refuse,
      push: refuse,
      replace: refuse,
    },
    getState: () => state,
    subscribe: () => () => {},
  };
}
