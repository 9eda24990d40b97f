import type { QuoteItem } from '../contracts';
/** Writes the products of a quote as the text of the message's field `items`. */
export declare const quoteItemsText: (items: readonly QuoteItem[]) => string;
/** Reads the message's field `items`. @returns null for an empty list, or a text that `quoteItemsText` does not write */
export declare function readQuoteItems(text: string): readonly QuoteItem[] | null;
