import { type ReactNode } from 'react';
import type { Navigation, NavigationState } from './navigation';
/** Hands the page's one `Navigation` to everything below; its value never changes. */
export declare const NavigationProvider: import("react").Provider<Navigation | null>;
/** The current address, and how the visitor came to it. */
export declare function useNavigationState(): NavigationState;
/** What is inside may use `Link`, `useLocation` and the other parts of the router. Scopes are not nested. */
export declare function RouterScope({ children }: {
    readonly children: ReactNode;
}): import("react").JSX.Element;
