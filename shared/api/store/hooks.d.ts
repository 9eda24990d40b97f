export declare const useAppDispatch: import("react-redux").UseDispatch<import("redux-thunk").ThunkDispatch<{
    cart: import("./cartSlice").CartState;
    overlays: import("./overlaysSlice").OverlaysState;
    session: {
        readonly status: "unknown" | "signed-out";
        readonly user: null;
    } | {
        readonly status: "signed-in";
        readonly user: import("./sessionSlice").SessionUser;
    };
}, undefined, import("redux").UnknownAction> & import("redux").Dispatch<import("redux").UnknownAction>>;
export declare const useAppSelector: import("react-redux").UseSelector<{
    cart: import("./cartSlice").CartState;
    overlays: import("./overlaysSlice").OverlaysState;
    session: {
        readonly status: "unknown" | "signed-out";
        readonly user: null;
    } | {
        readonly status: "signed-in";
        readonly user: import("./sessionSlice").SessionUser;
    };
}>;
export declare const useAppStore: import("react-redux").UseStore<import("@reduxjs/toolkit").EnhancedStore<{
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
}>, import("redux").StoreEnhancer]>>>;
