import { type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';
import type { AppStore } from './createStore';

/**
 * Gives the store to everything below. While HTML is being taken over, components see the state the server rendered
 * with, however late their code arrives and whatever has changed meanwhile.
 */
export function StoreProvider({ store, children }: { readonly store: AppStore; readonly children: ReactNode }) {
  const [serverState] = useState(() => store.getState());
  return (
    <Provider store={store} serverState={serverState}>
      {children}
    </Provider>
  );
}
