import type { Product } from '@site/shared/contracts';
import { memo, startTransition, useEffect, useMemo, useState } from 'react';
import { ProductGrid } from '../card/ProductGrid';
import styles from './GrowingList.later.module.css';

/** Cards of one screen: whole rows in 2, 3 and 4 columns. */
const groupSize = 24;
/** Cards that one step adds. */
const stepSize = 6 * groupSize;

interface Props {
  readonly products: readonly Product[];
  /** True for a list that begins complete: in the HTML, and after a return to the page, whose scroll position needs its height. */
  readonly isWhole: boolean;
}

const Grid = memo(ProductGrid);

/**
 * Long list of cards in groups: browsers lay out only the groups in view. Other products than before begin with the first
 * group; the rest follows in the background.
 */
export function GrowingList({ products, isWhole }: Props) {
  const [grown, setGrown] = useState({ products, count: isWhole ? products.length : groupSize });
  const count = grown.products === products ? grown.count : groupSize;

  useEffect(() => {
    if (count >= products.length) return;
    const timer = setTimeout(() => startTransition(() => setGrown({ products, count: count + stepSize })));
    return () => clearTimeout(timer);
  }, [products, count]);

  const groups = useMemo(() => groupsOf(products), [products]);
  return groups.slice(0, Math.ceil(count / groupSize)).map((group, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a group is nothing but its place
    <div key={index} className={styles.group}>
      <Grid products={group} columns="catalogue" />
    </div>
  ));
}

function groupsOf(products: readonly Product[]): readonly (readonly Product[])[] {
  const count = Math.ceil(products.length / groupSize);
  return Array.from({ length: count }, (_, index) => products.slice(index * groupSize, (index + 1) * groupSize));
}
