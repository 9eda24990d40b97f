import { type ReactNode } from 'react';
/** Provides `useCart`, and synchronises the cart with local storage. */
export declare function CartProvider({ children }: {
    readonly children: ReactNode;
}): import("react").JSX.Element;
/** @throws Error outside a `CartProvider` (spec 8) */
export declare function useCartContext(): void;
