import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import { NavigationType, Router } from 'react-router-dom';
import type { Navigation, NavigationState } from './navigation';

const NavigationContext = createContext<Navigation | null>(null);

/** Hands the page's one `Navigation` to everything below; its value never changes. */
export const NavigationProvider = NavigationContext.Provider;

function useNavigation(): Navigation {
  const navigation = use(NavigationContext);
  if (!navigation) throw new Error('useNavigation must be used below a NavigationProvider');
  return navigation;
}

/** The current address, and how the visitor came to it. */
export function useNavigationState(): NavigationState {
  const { subscribe, getState } = useNavigation();
  return useSyncExternalStore(subscribe, getState, getState);
}

/** What is inside may use `Link`, `useLocation` and the other parts of the router. Scopes are not nested. */
export function RouterScope({ children }: { readonly children: ReactNode }) {
  const { navigator } = useNavigation();
  const { location, action } = useNavigationState();
  return (
    <Router location={location} navigationType={NavigationType[actionNames[action]]} navigator={navigator}>
      {children}
    </Router>
  );
}

const actionNames = { POP: 'Pop', PUSH: 'Push', REPLACE: 'Replace' } as const;
