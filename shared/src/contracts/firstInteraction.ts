/** Local storage key of the cart (spec 9). */
export const cartStorageKey = 'cartItems';

export const overridesKey = 'previewRemotes';

/** Performance mark of the start of a page: its first interaction, or idle time. */
export const signMark = 'first sign';
