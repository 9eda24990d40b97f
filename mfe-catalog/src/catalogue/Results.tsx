import type { Product } from '@site/shared/contracts';
import { VisuallyHidden } from '@site/shared/ui';
import { ProductGrid } from '../card/ProductGrid';
import { LongList } from './LongList';
import styles from './Results.module.css';

/** Most products that a list simply renders. */
const short = 100;

interface Props {
  readonly catalogue: readonly Product[];
  readonly found: readonly Product[];
  readonly className?: string | undefined;
}

/** The products that were found, or that none was. */
export function Results({ catalogue, found, className }: Props) {
  return (
    <section className={className}>
      <h2>
        <VisuallyHidden>Produtos encontrados</VisuallyHidden>
      </h2>
      {found.length === 0 && <p className={styles.empty}>Nenhum produto encontrado.</p>}
      {catalogue.length > short ? (
        <LongList catalogue={catalogue} found={found} />
      ) : (
        <ProductGrid products={found} columns="catalogue" />
      )}
    </section>
  );
}
