import type { Product } from '@site/shared/contracts';
import { later } from '@site/shared/early';
import { useIsTakenOver } from '@site/shared/ui';
import { Fragment, type ReactNode } from 'react';
import { isWheeled } from '../filter/filterRules';
import { productTags } from '../productTags';
import { CardLinks } from './CardLink';
import { ProductCard } from './ProductCard';
import './ProductGrid.print.module.css';
import styles from './ProductGrid.module.css';

/** Widths of the image of a card, as in the style sheets of this grid and of the catalogue. */
const imageSizes = {
  catalogue:
    '(min-width: 96rem) 205px, (min-width: 64rem) min(17.3vw - 61px, 174px), (min-width: 48rem) calc(27.6vw - 69px), calc(42vw - 13px)',
  related: '(min-width: 64rem) min(20.6vw - 17px, 264px), calc(42vw - 13px)',
};

interface Props {
  readonly products: readonly Product[];
  /** `catalogue`: 2, 3 from 768 px, 4 from 1536 px (spec 2, Products); `related`: one row on wide screens. */
  readonly columns: 'catalogue' | 'related';
  /** Number of complete cards; those after them have name and price. */
  readonly complete?: number;
  /** Item before the first wheeled product. */
  readonly beforeWheeled?: ReactNode;
}

export function ProductGrid({ products, columns, complete = products.length, beforeWheeled }: Props) {
  const isTakenOver = useIsTakenOver();
  const firstWheeled = beforeWheeled ? products.findIndex(isWheeled) : -1;
  return (
    <CardLinks>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes the role from a list without bullets */}
      <ul className={`${styles.grid} ${styles[columns]}`} role="list">
        {products.map((product, index) => (
          <Fragment key={product.id}>
            {index === firstWheeled && beforeWheeled}
            <li className={styles.item} {...later} data-tags={`,${productTags(product).join()},`}>
              <ProductCard
                product={product}
                sizes={imageSizes[columns]}
                canCompare={columns === 'catalogue'}
                isBrief={index >= complete}
                isTakenOver={isTakenOver}
              />
            </li>
          </Fragment>
        ))}
      </ul>
    </CardLinks>
  );
}
