import type { Product } from '../contracts';
/** How a form of a page leads to `quotePath`: by one field, the product's full name. */
export declare const quoteForm: {
    readonly action: "/contato#formulario";
    readonly field: "produto";
};
/** What a request for a quote begins with in the fields of the contact form. */
export interface QuoteValues {
    readonly subject: string;
    readonly message: string;
}
/**
 * Address of the contact form with a product named in it: `/contato?produto=Extintor…#formulario`. It carries the name
 * itself, so that a server fills it in which knows no catalogue.
 */
export declare function quotePath({ fullName }: Pick<Product, 'fullName'>): string;
/**
 * What the form begins with at such an address.
 *
 * @param search the address's query, with or without `?`
 * @returns null where it names nothing, or what can't be a name
 */
export declare function readQuote(search: string): QuoteValues | null;
/** Whether these are the words of `readQuote` for some product, and nobody's own. */
export declare function isQuote({ subject, message }: QuoteValues): boolean;
