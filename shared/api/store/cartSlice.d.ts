import { type PayloadAction } from '@reduxjs/toolkit';
import type { CartableProduct, CartItem } from '../contracts';
export interface CartState {
    readonly items: readonly CartItem[];
    /** True while the visitor sees the lines: other panels close by the same action. */
    readonly isShown?: boolean;
}
/** The rules of spec 4, Cart. */
export declare const cartSlice: import("@reduxjs/toolkit").Slice<CartState, {
    /** Replaces the cart by what local storage or another tab holds. */
    cartRestored: (state: CartState, action: PayloadAction<readonly CartItem[]>) => CartState;
    /** Adds a product with quantity 1; one that is already there stays as it is. */
    itemAdded: (state: CartState, action: PayloadAction<CartableProduct>) => CartState;
    itemIncreased: (state: CartState, action: PayloadAction<string>) => CartState;
    /** Subtracts 1; a line of quantity 1 goes away. */
    itemDecreased: (state: CartState, action: PayloadAction<string>) => CartState;
    cartCleared: (state: CartState) => CartState;
    /** Has all lines say what the catalogue says now (`withCatalogue`). */
    catalogueRead: (state: CartState, action: PayloadAction<readonly CartableProduct[]>) => CartState;
}, "cart", "cart", {
    selectCartItems: (state: CartState) => readonly CartItem[];
    /** Made once per change, so that a list of many products may ask for each of them. */
    selectIdsInCart: ((state: CartState) => ReadonlySet<string>) & {
        clearCache: () => void;
        resultsCount: () => number;
        resetResultsCount: () => void;
    } & {
        resultFunc: (resultFuncArgs_0: readonly CartItem[]) => ReadonlySet<string>;
        memoizedResultFunc: ((resultFuncArgs_0: readonly CartItem[]) => ReadonlySet<string>) & {
            clearCache: () => void;
            resultsCount: () => number;
            resetResultsCount: () => void;
        };
        lastResult: () => ReadonlySet<string>;
        dependencies: [(state: CartState) => readonly CartItem[]];
        recomputations: () => number;
        resetRecomputations: () => void;
        dependencyRecomputations: () => number;
        resetDependencyRecomputations: () => void;
    } & {
        argsMemoize: typeof import("reselect").weakMapMemoize;
        memoize: typeof import("reselect").weakMapMemoize;
    };
    selectTotalQuantity: ((state: CartState) => number) & {
        clearCache: () => void;
        resultsCount: () => number;
        resetResultsCount: () => void;
    } & {
        resultFunc: (resultFuncArgs_0: readonly CartItem[]) => number;
        memoizedResultFunc: ((resultFuncArgs_0: readonly CartItem[]) => number) & {
            clearCache: () => void;
            resultsCount: () => number;
            resetResultsCount: () => void;
        };
        lastResult: () => number;
        dependencies: [(state: CartState) => readonly CartItem[]];
        recomputations: () => number;
        resetRecomputations: () => void;
        dependencyRecomputations: () => number;
        resetDependencyRecomputations: () => void;
    } & {
        argsMemoize: typeof import("reselect").weakMapMemoize;
        memoize: typeof import("reselect").weakMapMemoize;
    };
    /** BRL. */
    selectCartTotal: ((state: CartState) => number) & {
        clearCache: () => void;
        resultsCount: () => number;
        resetResultsCount: () => void;
    } & {
        resultFunc: (resultFuncArgs_0: readonly CartItem[]) => number;
        memoizedResultFunc: ((resultFuncArgs_0: readonly CartItem[]) => number) & {
            clearCache: () => void;
            resultsCount: () => number;
            resetResultsCount: () => void;
        };
        lastResult: () => number;
        dependencies: [(state: CartState) => readonly CartItem[]];
        recomputations: () => number;
        resetRecomputations: () => void;
        dependencyRecomputations: () => number;
        resetDependencyRecomputations: () => void;
    } & {
        argsMemoize: typeof import("reselect").weakMapMemoize;
        memoize: typeof import("reselect").weakMapMemoize;
    };
}>;
export declare const cartRestored: import("@reduxjs/toolkit").ActionCreatorWithPayload<readonly CartItem[], "cart/cartRestored">, itemAdded: import("@reduxjs/toolkit").ActionCreatorWithPayload<Pick<import("../contracts").Product, "id" | "name" | "price" | "imagePath"> & Partial<Pick<import("../contracts").Product, "fullName" | "type" | "productLink" | "sobConsulta">>, "cart/itemAdded">, itemIncreased: import("@reduxjs/toolkit").ActionCreatorWithPayload<string, "cart/itemIncreased">, itemDecreased: import("@reduxjs/toolkit").ActionCreatorWithPayload<string, "cart/itemDecreased">, cartCleared: import("@reduxjs/toolkit").ActionCreatorWithoutPayload<"cart/cartCleared">, catalogueRead: import("@reduxjs/toolkit").ActionCreatorWithPayload<readonly (Pick<import("../contracts").Product, "id" | "name" | "price" | "imagePath"> & Partial<Pick<import("../contracts").Product, "fullName" | "type" | "productLink" | "sobConsulta">>)[], "cart/catalogueRead">;
export declare const selectCartItems: import("reselect").Selector<{
    cart: CartState;
}, readonly CartItem[], []> & {
    unwrapped: (state: CartState) => readonly CartItem[];
}, selectIdsInCart: import("reselect").Selector<{
    cart: CartState;
}, ReadonlySet<string>, []> & {
    unwrapped: ((state: CartState) => ReadonlySet<string>) & {
        clearCache: () => void;
        resultsCount: () => number;
        resetResultsCount: () => void;
    } & {
        resultFunc: (resultFuncArgs_0: readonly CartItem[]) => ReadonlySet<string>;
        memoizedResultFunc: ((resultFuncArgs_0: readonly CartItem[]) => ReadonlySet<string>) & {
            clearCache: () => void;
            resultsCount: () => number;
            resetResultsCount: () => void;
        };
        lastResult: () => ReadonlySet<string>;
        dependencies: [(state: CartState) => readonly CartItem[]];
        recomputations: () => number;
        resetRecomputations: () => void;
        dependencyRecomputations: () => number;
        resetDependencyRecomputations: () => void;
    } & {
        argsMemoize: typeof import("reselect").weakMapMemoize;
        memoize: typeof import("reselect").weakMapMemoize;
    };
}, selectTotalQuantity: import("reselect").Selector<{
    cart: CartState;
}, number, []> & {
    unwrapped: ((state: CartState) => number) & {
        clearCache: () => void;
        resultsCount: () => number;
        resetResultsCount: () => void;
    } & {
        resultFunc: (resultFuncArgs_0: readonly CartItem[]) => number;
        memoizedResultFunc: ((resultFuncArgs_0: readonly CartItem[]) => number) & {
            clearCache: () => void;
            resultsCount: () => number;
            resetResultsCount: () => void;
        };
        lastResult: () => number;
        dependencies: [(state: CartState) => readonly CartItem[]];
        recomputations: () => number;
        resetRecomputations: () => void;
        dependencyRecomputations: () => number;
        resetDependencyRecomputations: () => void;
    } & {
        argsMemoize: typeof import("reselect").weakMapMemoize;
        memoize: typeof import("reselect").weakMapMemoize;
    };
}, selectCartTotal: import("reselect").Selector<{
    cart: CartState;
}, number, []> & {
    unwrapped: ((state: CartState) => number) & {
        clearCache: () => void;
        resultsCount: () => number;
        resetResultsCount: () => void;
    } & {
        resultFunc: (resultFuncArgs_0: readonly CartItem[]) => number;
        memoizedResultFunc: ((resultFuncArgs_0: readonly CartItem[]) => number) & {
            clearCache: () => void;
            resultsCount: () => number;
            resetResultsCount: () => void;
        };
        lastResult: () => number;
        dependencies: [(state: CartState) => readonly CartItem[]];
        recomputations: () => number;
        resetRecomputations: () => void;
        dependencyRecomputations: () => number;
        resetDependencyRecomputations: () => void;
    } & {
        argsMemoize: typeof import("reselect").weakMapMemoize;
        memoize: typeof import("reselect").weakMapMemoize;
    };
};
