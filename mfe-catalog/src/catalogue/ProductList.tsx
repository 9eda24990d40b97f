import { useIsHydrating } from '@site/shared';
import type { Product } from '@site/shared/contracts';
import { type ReactNode, startTransition, useDeferredValue, useEffect, useState } from 'react';
import { ProductGrid } from '../card/ProductGrid';

interface Props {
  readonly products: readonly Product[];
  /** Item before the first wheeled product. */
  readonly beforeWheeled?: ReactNode;
}

/** Whole rows in 2, 3 and 4 columns. */
const firstCards = 24;
/** Cards that one step completes. */
const step = 96;

/**
 * The first cards are complete, and the rest have name and price: the first bytes of the page do not grow with the catalogue.
 * Scripts complete the rest in the background.
 */
export function ProductList({ products: latest, beforeWheeled }: Props) {
  const deferred = useDeferredValue(latest);
  // Ticked boxes and the count are painted before a long list.
  const products = latest.length > firstCards ? deferred : latest;
  const isHydrating = useIsHydrating();
  // After a return to the page, its scroll position needs the height of all cards.
  const [grown, setGrown] = useState({ products, count: isHydrating ? firstCards : products.length });
  const count = grown.products === products ? grown.count : firstCards;

  useEffect(() => {
    if (count >= products.length) return;
    const timer = setTimeout(() => startTransition(() => setGrown({ products, count: count + step })));
    return () => clearTimeout(timer);
  }, [products, count]);

  return <ProductGrid products={products} columns="catalogue" complete={count} beforeWheeled={beforeWheeled} />;
}
