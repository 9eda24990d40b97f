import type { Product } from '@site/shared/contracts';
import { unscripted } from '@site/shared/early';
import { VisuallyHidden } from '@site/shared/ui';
import type { ReactNode } from 'react';
import styleFilter from '../filter/UnscriptedFilter.module.css';
import { ProductList } from './ProductList';
import styles from './Results.module.css';

interface Props {
  readonly found: readonly Product[];
  readonly headingId: string;
  readonly className?: string | undefined;
  /** Item before the first wheeled product. */
  readonly beforeWheeled?: ReactNode;
  /** True while the style sheet filters the products. */
  readonly isUnscripted: boolean;
}

export function Results({ found, headingId, className, beforeWheeled, isUnscripted }: Props) {
  return (
    <>
      <section className={className} {...unscripted(isUnscripted)}>
        <h2 id={headingId} tabIndex={-1}>
          <VisuallyHidden>Produtos encontrados</VisuallyHidden>
        </h2>
        {(isUnscripted || found.length === 0) && (
          <p className={`${styles.empty} ${isUnscripted ? styleFilter.none : ''}`}>Nenhum produto encontrado.</p>
        )}
        <ProductList products={found} beforeWheeled={beforeWheeled} />
      </section>
      {isUnscripted && <p className={`${styles.counted} ${styleFilter.counted}`} />}
    </>
  );
}
