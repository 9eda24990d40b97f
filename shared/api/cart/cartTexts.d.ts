/** Texts about the cart, shared by the first responder and React. */
export declare const cartTexts: {
    /** Accessible name of the button in the header. */
    button: (quantity: number) => string;
    badge: (quantity: number) => string;
    title: (quantity: number) => string;
    /** Accessible name of a product card's button once the product is in the cart; also announced. */
    inCart: (name: string) => string;
    /** Accessible name of a product card's button. */
    add: (name: string) => string;
    total: (price: number) => string;
    /** Announced after a change of quantity. */
    changed: (name: string, quantity: number) => string;
};
