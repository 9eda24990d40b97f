import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import { NavigationType, Router } from 'react-router-dom';
import type { Navigation, NavigationState } from './navigation';

const NavigationContext = createContext<Navigation | null>(null);

/** Provides the page's `Navigation`; its value never changes. */
export const NavigationProvider = NavigationContext.Provider;

function useNavigation(): Navigation {
  const navigation = use(NavigationContext);
  if (!navigation) throw new Error('useNavigation must be used below a NavigationProvider');
  return navigation;
}

export function useNavigationState(): NavigationState {
  const { subscribe, getState } = useNavigation();
  return useSyncExternalStore(subscribe, getState, getState);
}

/** Provides the router to `Link`, `useLocation` and `useNavigate`. Scopes must not be nested. */
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
