import type { Product } from '@site/shared/contracts';
import { Section } from '@site/shared/ui';
import { ProductGrid } from '../card/ProductGrid';
import styles from './RelatedProducts.module.css';
import { relatedProducts } from './relatedRule';

interface Props {
  readonly product: Product;
  readonly catalogue: readonly Product[];
}

/** Up to 4 products like this one. */
export function RelatedProducts({ product, catalogue }: Props) {
  const related = relatedProducts(product, catalogue);
  if (related.length === 0) return null;
  return (
    <Section>
      <h2 className={styles.title}>Você também pode se interessar por:</h2>
      <ProductGrid products={related} columns="related" eager={0} />
    </Section>
  );
}
