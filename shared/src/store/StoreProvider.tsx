import { type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';
import type { AppStore } from './createStore';

/**
 * Provides the store. During hydration components see the initial state, with which the server rendered them, even if their code
 * arrives late and the state has changed.
 */
export function StoreProvider({ store, children }: { readonly store: AppStore; readonly children: ReactNode }) {
  const [serverState] = useState(() => store.getState());
  return (
    <Provider store={store} serverState={serverState}>
      {children}
    </Provider>
  );
}
