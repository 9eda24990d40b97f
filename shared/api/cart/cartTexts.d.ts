/** What the page says of a cart: the same words before the store is there and after. */
export declare const cartTexts: {
    /** Names the button in the header. */
    button: (quantity: number) => string;
    badge: (quantity: number) => string;
    title: (quantity: number) => string;
    /** Names a card's button, and is announced once the product is there. */
    inCart: (name: string) => string;
    /** Names the button before. */
    add: (name: string) => string;
    total: (price: number) => string;
    /** Announced when the quantity of a line has changed. */
    changed: (name: string, quantity: number) => string;
};
