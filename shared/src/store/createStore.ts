import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { cartSlice } from './cartSlice';
import { overlaysSlice } from './overlaysSlice';
import { sessionSlice } from './sessionSlice';

/** Remotes with their own state inject a slice (https://redux-toolkit.js.org/api/combineSlices). */
export const rootReducer = combineSlices(cartSlice, sessionSlice, overlaysSlice);

export type RootState = ReturnType<typeof rootReducer>;

/** Creates the Redux store: one per page in the browser, one per server render. */
export function createStore(preloadedState?: Partial<RootState>) {
  return configureStore({
    reducer: rootReducer,
    ...(preloadedState && { preloadedState }),
  });
}

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];
