import { readQuoteItems } from '@site/shared/forms';
import { paths } from '@site/shared/registry';
import { parseRequestTarget } from '@site/shared/serving';
import * as v from 'valibot';
import { mailLimits } from '../limits';
import { findPage, type PublishedSite } from '../site';
import type { StoredMessage } from './delivery';
import { wellFormedText } from './messageQueue';

/** BRL, by the product's ID; without products whose price cannot be read. */
export type PublishedPrices = ReadonlyMap<string, number>;

/** Scripts that the publisher writes escape `<`. */
const structuredData = /<script type="application\/ld\+json">([^<]*)<\/script>/g;

const productSchema = v.object({
  '@type': v.literal('Product'),
  sku: v.string(),
  offers: v.object({
    price: v.pipe(v.string(), v.decimal(), v.transform(Number), v.finite()),
    priceCurrency: v.literal('BRL'),
  }),
});

/** Reads the structured data (schema.org/Product) in the pages of the message's products. @throws errors of the disk */
export async function publishedPrices(site: PublishedSite, { fields }: StoredMessage): Promise<PublishedPrices> {
  const prices = new Map<string, number>();
  const ids = new Set((readQuoteItems(fields.items ?? '') ?? []).map(({ id }) => id));
  const generation = ids.size > 0 ? await site.current() : null;
  if (!generation) return prices;
  for (const id of [...ids].slice(0, mailLimits.checkedPrices)) {
    const target = parseRequestTarget(paths.product(wellFormedText(id)));
    if (target.kind !== 'page') continue;
    const { file, exists } = await findPage(generation, target.segments, { accepted: [], visitor: null });
    const price = file && exists ? priceIn(file.content.toString(), id) : null;
    if (price !== null) prices.set(id, price);
  }
  return prices;
}

function priceIn(html: string, id: string): number | null {
  for (const [, json = ''] of html.matchAll(structuredData)) {
    const product = v.safeParse(v.pipe(v.string(), v.parseJson(), productSchema), json);
    if (product.success && product.output.sku === id) return product.output.offers.price;
  }
  return null;
}
