import { type ReactNode } from 'react';
import type { AppStore } from './createStore';
/**
 * Provides the store. During hydration components see the initial state, with which the server rendered them, even if their code
 * arrives late and the state has changed.
 */
export declare function StoreProvider({ store, children }: {
    readonly store: AppStore;
    readonly children: ReactNode;
}): import("react").JSX.Element;
