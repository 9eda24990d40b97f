import { type Location, type NavigationType, type Navigator } from 'react-router-dom';
export interface NavigationState {
    readonly location: Location;
    readonly action: `${NavigationType}`;
    /** True if the navigation keeps the scroll position (`preventScrollReset` of `useNavigate` and `Link`). */
    readonly keepScroll?: boolean;
}
/**
 * Current location as an external store, which every `RouterScope` subscribes to. A context value would re-render parts that
 * still wait for their remotes on every navigation.
 */
export interface Navigation {
    readonly navigator: Navigator;
    readonly getState: () => NavigationState;
    readonly subscribe: (listener: () => void) => () => void;
}
/** Navigation with a constant location, for server renders. */
export declare function createStaticNavigation(url: string): Navigation;
