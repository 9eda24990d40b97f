/** Remotes with their own state inject a slice (https://redux-toolkit.js.org/api/combineSlices). */
export declare const rootReducer: import("@reduxjs/toolkit").CombinedSliceReducer<{
    overlays: import("./overlaysSlice").OverlaysState;
    cart: import("./cartSlice").CartState;
    session: {
        readonly status: "unknown" | "signed-out";
        readonly user: null;
    } | {
        readonly status: "signed-in";
        readonly user: import("./sessionSlice").SessionUser;
    };
}, {
    overlays: import("./overlaysSlice").OverlaysState;
    cart: import("./cartSlice").CartState;
    session: {
        readonly status: "unknown" | "signed-out";
        readonly user: null;
    } | {
        readonly status: "signed-in";
        readonly user: import("./sessionSlice").SessionUser;
    };
}, Partial<{
    overlays: import("./overlaysSlice").OverlaysState;
    cart: import("./cartSlice").CartState;
    session: {
        readonly status: "unknown" | "signed-out";
        readonly user: null;
    } | {
        readonly status: "signed-in";
        readonly user: import("./sessionSlice").SessionUser;
    };
}>>;
export type RootState = ReturnType<typeof rootReducer>;
/** Creates the Redux store: one per page in the browser, one per server render. */
export declare function createStore(preloadedState?: Partial<RootState>): import("@reduxjs/toolkit").EnhancedStore<{
    overlays: import("./overlaysSlice").OverlaysState;
    cart: import("./cartSlice").CartState;
    session: {
        readonly status: "unknown" | "signed-out";
        readonly user: null;
    } | {
        readonly status: "signed-in";
        readonly user: import("./sessionSlice").SessionUser;
    };
}, import("redux").UnknownAction, import("@reduxjs/toolkit").Tuple<[import("redux").StoreEnhancer<{
    dispatch: import("redux-thunk").ThunkDispatch<{
        overlays: import("./overlaysSlice").OverlaysState;
        cart: import("./cartSlice").CartState;
        session: {
            readonly status: "unknown" | "signed-out";
            readonly user: null;
        } | {
            readonly status: "signed-in";
            readonly user: import("./sessionSlice").SessionUser;
        };
    }, undefined, import("redux").UnknownAction>;
}>, import("redux").StoreEnhancer]>>;
export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];
