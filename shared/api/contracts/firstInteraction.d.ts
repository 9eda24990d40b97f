/** Key of local storage that holds the cart (spec 9). */
export declare const cartStorageKey = "cartItems";
/** Key of local storage that holds what somebody wants to see of each remote of a preview. */
export declare const overridesKey = "previewRemotes";
/** Name of the performance mark of the moment at which a page starts: its visitor has touched it, or it is idle. */
export declare const signMark = "first sign";
