import type { Product } from '@site/shared/contracts';
import { VisuallyHidden } from '@site/shared/ui';
import { ProductGrid } from '../card/ProductGrid';
import styles from './Results.module.css';
import { useGradualList } from './useGradualList';

interface Props {
  readonly catalogue: readonly Product[];
  readonly found: readonly Product[];
  readonly className?: string | undefined;
}

/** The products that were found, or that none was. */
export function Results({ catalogue, found, className }: Props) {
  const rendered = useGradualList(catalogue, found);
  return (
    <section className={className}>
      <h2>
        <VisuallyHidden>Produtos encontrados</VisuallyHidden>
      </h2>
      {found.length === 0 && <p className={styles.empty}>Nenhum produto encontrado.</p>}
      <ProductGrid products={rendered} shown={found} columns="catalogue" />
    </section>
  );
}
