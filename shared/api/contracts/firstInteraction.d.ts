/** Local storage key of the cart (spec 9). */
export declare const cartStorageKey = "cartItems";
/** Local storage key of the releases chosen for each remote on a preview. */
export declare const overridesKey = "previewRemotes";
/** Performance mark of the start of a page: its first interaction, or idle time. */
export declare const signMark = "first sign";
