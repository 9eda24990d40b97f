import type { Product } from '@site/shared/contracts';
import { VisuallyHidden } from '@site/shared/ui';
import { ProductGrid } from '../card/ProductGrid';
import unscripted from '../filter/UnscriptedFilter.module.css';
import { LongList } from './LongList';
import styles from './Results.module.css';

/** Most products that a list simply renders. */
const short = 100;

interface Props {
  readonly catalogue: readonly Product[];
  readonly found: readonly Product[];
  readonly headingId: string;
  readonly className?: string | undefined;
  /** True while the style sheet shows what is found. */
  readonly isUnscripted: boolean;
}

/** The products that were found, or that none was. */
export function Results({ catalogue, found, headingId, className, isUnscripted }: Props) {
  const isLong = catalogue.length > short;
  return (
    <>
      <section className={className} data-unscripted={isUnscripted ? '' : undefined}>
        <h2 id={headingId} tabIndex={-1}>
          <VisuallyHidden>Produtos encontrados</VisuallyHidden>
        </h2>
        {(isUnscripted || found.length === 0) && (
          <p className={`${styles.empty} ${isUnscripted ? unscripted.none : ''}`}>Nenhum produto encontrado.</p>
        )}
        {isLong ? (
          <LongList catalogue={catalogue} found={found} />
        ) : (
          <ProductGrid products={found} columns="catalogue" />
        )}
      </section>
      {/* A style sheet can't count what stands in groups of its own. */}
      {isUnscripted && !isLong && <p className={`${styles.counted} ${unscripted.counted}`} />}
    </>
  );
}
