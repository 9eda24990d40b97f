import { type Location, type NavigationType, type Navigator, parsePath } from 'react-router-dom';

export interface NavigationState {
  readonly location: Location;
  readonly action: `${NavigationType}`;
  /** True where the page asked to stay at its scroll position (`preventScrollReset` of `useNavigate` and `Link`). */
  readonly keepScroll?: boolean;
}

/**
 * Where the visitor is, as a store outside React. The shell makes the real one; every `RouterScope` reads it. It is no
 * context value, so a change of address never re-renders a part of the page that still waits for its remote.
 */
export interface Navigation {
  readonly navigator: Navigator;
  readonly getState: () => NavigationState;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A navigation that stays where it is: for server renders. */
export function createStaticNavigation(url: string): Navigation {
  const { pathname = '/', search = '', hash = '' } = parsePath(url);
  const state: NavigationState = {
    location: { pathname, search, hash, state: null, key: 'default' },
    action: 'POP',
  };
  const stay = () => {
    throw new Error('A server render does not navigate.');
  };
  return {
    navigator: {
      createHref: (to) => (typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`),
      go: stay,
      push: stay,
      replace: stay,
    },
    getState: () => state,
    subscribe: () => () => {},
  };
}
