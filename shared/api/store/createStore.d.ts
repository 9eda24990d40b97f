/** A remote that needs state of its own injects a slice (https://redux-toolkit.js.org/api/combineSlices). */
export declare const rootReducer: import("@reduxjs/toolkit").CombinedSliceReducer<{
    cart: import("./cartSlice").CartState;
    overlays: import("./overlaysSlice").OverlaysState;
    session: {
        readonly status: "unknown" | "signed-out";
        readonly user: null;
    } | {
        readonly status: "signed-in";
        readonly user: import("./sessionSlice").SessionUser;
    };
}, {
    cart: import("./cartSlice").CartState;
    overlays: import("./overlaysSlice").OverlaysState;
    session: {
        readonly status: "unknown" | "signed-out";
        readonly user: null;
    } | {
        readonly status: "signed-in";
        readonly user: import("./sessionSlice").SessionUser;
    };
}, Partial<{
    cart: import("./cartSlice").CartState;
    overlays: import("./overlaysSlice").OverlaysState;
    session: {
        readonly status: "unknown" | "signed-out";
        readonly user: null;
    } | {
        readonly status: "signed-in";
        readonly user: import("./sessionSlice").SessionUser;
    };
}>>;
export type RootState = ReturnType<typeof rootReducer>;
/** The one Redux store of a page: made once per page in the browser and once per server render. */
export declare function createStore(preloadedState?: Partial<RootState>): import("@reduxjs/toolkit").EnhancedStore<{
    cart: import("./cartSlice").CartState;
    overlays: import("./overlaysSlice").OverlaysState;
    session: {
        readonly status: "unknown" | "signed-out";
        readonly user: null;
    } | {
        readonly status: "signed-in";
        readonly user: import("./sessionSlice").SessionUser;
    };
}, import("redux").UnknownAction, import("@reduxjs/toolkit").Tuple<[import("redux").StoreEnhancer<{
    dispatch: import("redux-thunk").ThunkDispatch<{
        cart: import("./cartSlice").CartState;
        overlays: import("./overlaysSlice").OverlaysState;
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
