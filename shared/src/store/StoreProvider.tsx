import { type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';
import type { AppStore } from './createStore';

/** During hydration components see the initial state, with which the server rendered them. */
export function StoreProvider({ store, children }: { readonly store: AppStore; readonly children: ReactNode }) {
  const [serverState] = useState(() => store.getState());
  return (
    <Provider store={store} serverState={serverState}>
      {children}
    </Provider>
  );
}
