import type { AppStore, Navigation } from '@site/shared';
import type { PartContext, SiteConfig, SiteState } from '@site/shared/contracts';

export interface PartServices {
  readonly store: AppStore;
  readonly navigation: Navigation;
  readonly config: SiteConfig;
}

export function createPartContext(
  { store, navigation, config }: PartServices,
  dispatch: PartContext['dispatch'],
): PartContext {
  const first = navigation.getState().location.pathname;
  const served: SiteState = {
    cart: [],
    session: { status: 'unknown', user: null },
    location: { pathname: first, search: '', hash: '' },
  };
  let last: SiteState | null = null;

  return {
    config,
    read() {
      const { cart, session } = store.getState();
      const { location } = navigation.getState();
      const isSame = last?.cart === cart.items && last.session === session && last.location === location;
      last = isSame ? last : { cart: cart.items, session, location };
      return last as SiteState;
    },
    readServer: () => served,
    subscribe(listener) {
      const ends = [store.subscribe(listener), navigation.subscribe(listener)];
      return () => {
        for (const end of ends) end();
      };
    },
    dispatch,
  };
}
