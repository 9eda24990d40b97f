import { type PayloadAction } from '@reduxjs/toolkit';
import type { CartableProduct, CartItem } from '../contracts';
export interface CartState {
    readonly items: readonly CartItem[];
    /** True while the cart panel is open; other panels close by the same action. */
    readonly isShown?: boolean;
}
export declare const cartSlice: import("@reduxjs/toolkit").Slice<CartState, {
    cartRestored: (state: CartState, action: PayloadAction<readonly CartItem[]>) => CartState;
    itemAdded: (state: CartState, action: PayloadAction<CartableProduct>) => CartState;
    itemIncreased: (state: CartState, action: PayloadAction<string>) => CartState;
    itemDecreased: (state: CartState, action: PayloadAction<string>) => CartState;
    cartCleared: (state: CartState) => CartState;
    catalogueRead: (state: CartState, action: PayloadAction<readonly CartableProduct[]>) => CartState;
}, "cart", "cart", {
    selectCartItems: (state: CartState) => readonly CartItem[];
    /** Memoised: a product list looks up each of its products. */
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
