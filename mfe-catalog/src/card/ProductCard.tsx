import { paths } from '@site/shared';
import type { Product } from '@site/shared/contracts';
import { formatPrice } from '@site/shared/format';
import { Badge, Picture } from '@site/shared/ui';
import { memo } from 'react';
import { AddToCartIconButton } from './AddToCartIconButton';
import { CardLink } from './CardLink';
import { categoryHint } from './categoryHint';
import styles from './ProductCard.module.css';

interface Props {
  readonly product: Product;
  /** Of its image. */
  readonly sizes: string;
}

/** A product in a grid. The whole card is one link; the cart button stands beside it, not in it. */
export const ProductCard = memo(function ProductCard({ product, sizes }: Props) {
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Picture
          className={styles.image}
          src={product.imagePath}
          sizes={sizes}
          between={[160, 800]}
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
      </div>
      <div className={styles.text}>
        <p className={styles.hint}>{categoryHint(product)}</p>
        <h3 className={styles.name}>
          <CardLink className={styles.link} to={paths.product(product.id)}>
            {product.name}
          </CardLink>
        </h3>
        <div className={styles.foot}>
          <p className={styles.price}>{formatPrice(product.price)}</p>
          <AddToCartIconButton product={product} />
        </div>
      </div>
    </article>
  );
});
