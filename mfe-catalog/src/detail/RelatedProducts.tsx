import type { Product } from '@site/shared/contracts';
import { Section } from '@site/shared/ui';
import { ProductGrid } from '../card/ProductGrid';
import styles from './RelatedProducts.module.css';

export function RelatedProducts({ products }: { readonly products: readonly Product[] }) {
  if (products.length === 0) return null;
  return (
    <Section>
      <h2 className={styles.title}>Você também pode se interessar por:</h2>
      <ProductGrid products={products} columns="related" />
    </Section>
  );
}
