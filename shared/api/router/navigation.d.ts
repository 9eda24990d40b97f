import { type Location, type NavigationType, type Navigator } from 'react-router-dom';
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
export declare function createStaticNavigation(url: string): Navigation;
