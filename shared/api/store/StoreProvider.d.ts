import { type ReactNode } from 'react';
import type { AppStore } from './createStore';
/**
 * Gives the store to everything below. While HTML is being taken over, components see the state the server rendered
 * with, however late their code arrives and whatever has changed meanwhile.
 */
export declare function StoreProvider({ store, children }: {
    readonly store: AppStore;
    readonly children: ReactNode;
}): import("react").JSX.Element;
