import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { cartSlice } from './cartSlice';
import { overlaysSlice } from './overlaysSlice';
import { sessionSlice } from './sessionSlice';

/** A remote that needs state of its own injects a slice (https://redux-toolkit.js.org/api/combineSlices). */
export const rootReducer = combineSlices(cartSlice, sessionSlice, overlaysSlice);

export type RootState = ReturnType<typeof rootReducer>;

/** The one Redux store of a page: made once per page in the browser and once per server render. */
export function createStore(preloadedState?: Partial<RootState>) {
  return configureStore({
    reducer: rootReducer,
    ...(preloadedState && { preloadedState }),
  });
}

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];
