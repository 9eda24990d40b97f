import * as v from 'valibot';
import type { QuoteItem } from '../contracts';

const quoteItems: v.GenericSchema<unknown, readonly QuoteItem[]> = v.pipe(
  v.array(
    v.object({
      id: v.pipe(v.string(), v.nonEmpty()),
      name: v.string(),
      quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
      price: v.pipe(v.number(), v.finite(), v.minValue(0)),
    }),
  ),
  v.nonEmpty(),
  v.check((items) => {
    const centavos = items.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0);
    return Number.isSafeInteger(centavos);
  }),
);

const fields: (keyof QuoteItem)[] = ['id', 'name', 'quantity', 'price'];

export const quoteItemsText = (items: readonly QuoteItem[]): string => JSON.stringify(items, fields);

/** Reads the message's field `items`. @returns null for an empty list, or a text that `quoteItemsText` does not write */
export function readQuoteItems(text: string): readonly QuoteItem[] | null {
  try {
    return v.parse(quoteItems, JSON.parse(text));
  } catch {
    return null;
  }
}
