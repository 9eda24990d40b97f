import type { Product } from '@site/shared/contracts';
import { useMemo } from 'react';
import { CardLinks } from './CardLink';
import { ProductCard } from './ProductCard';
import styles from './ProductGrid.module.css';

interface Props {
  readonly products: readonly Product[];
  /** Those of `products` that are not hidden: all of them unless told. */
  readonly shown?: readonly Product[];
  /** `catalogue`: 2, 3 from 768 px, 4 from 1536 px (spec 2, Products); `related`: one row on wide screens. */
  readonly columns: 'catalogue' | 'related';
  /** How many of the first images are not put off. */
  readonly eager: number;
}

/** Products as a grid of cards. */
export function ProductGrid({ products, shown = products, columns, eager }: Props) {
  const isShown = useMemo(() => new Set(shown), [shown]);
  return (
    <CardLinks>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes the role from a list without bullets */}
      <ul className={`${styles.grid} ${styles[columns]}`} role="list">
        {products.map((product, index) => (
          <li key={product.id} className={styles.item} hidden={!isShown.has(product)}>
            <ProductCard product={product} eager={index < eager} />
          </li>
        ))}
      </ul>
    </CardLinks>
  );
}
