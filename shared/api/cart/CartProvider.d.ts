import { type ReactNode } from 'react';
/** Restores the cart, saves it on every change and keeps tabs in step; `useCart` works below it. */
export declare function CartProvider({ children }: {
    readonly children: ReactNode;
}): import("react").JSX.Element;
/** @throws Error outside a `CartProvider` (spec 8) */
export declare function useCartContext(): void;
