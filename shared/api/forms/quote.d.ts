import type { Product } from '../contracts';
/** Attributes of a GET form that leads to `quotePath`; its field holds the product's full name. */
export declare const quoteForm: {
    readonly action: "/contato#formulario";
    readonly field: "produto";
};
/** Initial values of the contact form for a request for a quote. */
export interface QuoteValues {
    readonly subject: string;
    readonly message: string;
}
/**
 * Builds the address of the contact form for a quote: `/contato?produto=Extintor…#formulario`. It contains the name of the
 * product, because the server that fills it in has no catalogue.
 */
export declare function quotePath({ fullName }: Pick<Product, 'fullName'>): string;
/**
 * Reads the initial values of the contact form from an address.
 *
 * @param search query of the address, with or without `?`
 * @returns null without a valid name
 */
export declare function readQuote(search: string): QuoteValues | null;
/** Returns true if the values are those of `readQuote`, unchanged by the visitor. */
export declare function isQuote({ subject, message }: QuoteValues): boolean;
