import { type ReactNode } from 'react';
import type { Navigation, NavigationState } from './navigation';
/** Provides the page's `Navigation`; its value never changes. */
export declare const NavigationProvider: import("react").Provider<Navigation | null>;
export declare function useNavigationState(): NavigationState;
/** Provides the router to `Link`, `useLocation` and `useNavigate`. Scopes must not be nested. */
export declare function RouterScope({ children }: {
    readonly children: ReactNode;
}): import("react").JSX.Element;
