import type { Product } from '@site/shared/contracts';
import { unscripted } from '@site/shared/early';
import { VisuallyHidden } from '@site/shared/ui';
import { ProductGrid } from '../card/ProductGrid';
import styleFilter from '../filter/UnscriptedFilter.module.css';
import { LongList } from './LongList';
import styles from './Results.module.css';

/** Number of products up to which the list is one grid. */
const short = 100;

interface Props {
  readonly catalogue: readonly Product[];
  readonly found: readonly Product[];
  readonly headingId: string;
  readonly className?: string | undefined;
  /** True while the style sheet filters the products. */
  readonly isUnscripted: boolean;
}

export function Results({ catalogue, found, headingId, className, isUnscripted }: Props) {
  const isLong = catalogue.length > short;
  return (
    <>
      <section className={className} {...unscripted(isUnscripted)}>
        <h2 id={headingId} tabIndex={-1}>
          <VisuallyHidden>Produtos encontrados</VisuallyHidden>
        </h2>
        {(isUnscripted || found.length === 0) && (
          <p className={`${styles.empty} ${isUnscripted ? styleFilter.none : ''}`}>Nenhum produto encontrado.</p>
        )}
        {isLong ? (
          <LongList catalogue={catalogue} found={found} />
        ) : (
          <ProductGrid products={found} columns="catalogue" />
        )}
      </section>
      {/* CSS counters do not count inside the groups of a long list (`content-visibility`). */}
      {isUnscripted && !isLong && <p className={`${styles.counted} ${styleFilter.counted}`} />}
    </>
  );
}
