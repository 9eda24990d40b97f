export declare const useAppDispatch: import("react-redux").UseDispatch<import("redux-thunk").ThunkDispatch<{
    overlays: import("./overlaysSlice").OverlaysState;
    cart: import("./cartSlice").CartState;
    session: {
        readonly status: "unknown" | "signed-out";
        readonly user: null;
    } | {
        readonly status: "signed-in";
        readonly user: import("./sessionSlice").SessionUser;
    };
}, undefined, import("redux").UnknownAction> & import("redux").Dispatch<import("redux").UnknownAction>>;
export declare const useAppSelector: import("react-redux").UseSelector<{
    overlays: import("./overlaysSlice").OverlaysState;
    cart: import("./cartSlice").CartState;
    session: {
        readonly status: "unknown" | "signed-out";
        readonly user: null;
    } | {
        readonly status: "signed-in";
        readonly user: import("./sessionSlice").SessionUser;
    };
}>;
export declare const useAppStore: import("react-redux").UseStore<import("@reduxjs/toolkit").EnhancedStore<{
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
}>, import("redux").StoreEnhancer]>>>;
