import { paths } from '@site/shared';
import type { Product } from '@site/shared/contracts';
import { formatPrice } from '@site/shared/format';
import { Badge, Picture, staticContent } from '@site/shared/ui';
import { memo, useState } from 'react';
import { ClassLetters } from '../classes/ClassLetters';
import { CompareToggle } from '../compare/CompareToggle';
import { AddToCartIconButton } from './AddToCartIconButton';
import { CardLink } from './CardLink';
import { categoryHint } from './categoryHint';
import './ProductCard.forced.module.css';
import './ProductCard.later.module.css';
import styles from './ProductCard.module.css';

interface Props {
  readonly product: Product;
  /** `sizes` of the image. */
  readonly sizes: string;
  /** True for a checkbox that chooses the product for a comparison; the page must have a `CompareBar`. */
  readonly canCompare: boolean;
  /** True for name and price alone. */
  readonly isBrief: boolean;
  /** The grid's `useIsTakenOver`. */
  readonly isTakenOver: () => boolean;
}

/** Product in a grid. The whole card is one link; the cart button is a sibling of the link. */
export const ProductCard = memo(function ProductCard({ product, sizes, canCompare, isBrief, isTakenOver }: Props) {
  // React completes a brief card.
  const [stays] = useState(() => !isBrief && isTakenOver());
  return (
    <article className={styles.card}>
      <div
        className={styles.picture}
        {...(!isBrief &&
          staticContent(
            <>
              <Picture
                className={styles.image}
                src={product.imagePath}
                sizes={sizes}
                between={[240, 800]}
                alt=""
                width={800}
                height={800}
                loading="lazy"
                decoding="async"
              />
              {product.sobConsulta && (
                <div className={styles.badge}>
                  <Badge>Sob consulta</Badge>
                </div>
              )}
            </>,
            stays,
          ))}
      />
      <div className={styles.text}>
        {!isBrief && <p className={styles.hint}>{categoryHint(product)}</p>}
        <h3
          className={styles.name}
          {...staticContent(
            <CardLink className={styles.link} to={paths.product(product.id)}>
              {product.name}
            </CardLink>,
            stays,
          )}
        />
        {!isBrief && <p className={styles.hint} {...staticContent(<ClassLetters product={product} />, stays)} />}
        <div className={styles.foot}>
          <p className={styles.price}>{formatPrice(product.price)}</p>
          {canCompare && !isBrief && <CompareToggle product={product} />}
          {!isBrief && <AddToCartIconButton product={product} />}
        </div>
      </div>
    </article>
  );
});
