import { useLocation, useNavigate } from '@site/shared';
import type { Product } from '@site/shared/contracts';
import { useEffect, useMemo, useRef } from 'react';
import { products as catalogue } from '../data/products';
import { AddProduct } from './AddProduct';
import { CompareTable } from './CompareTable';
import styles from './Comparison.script.module.css';
import { choose } from './chosen';
import { comparePath, limits } from './comparePath';
import { comparisonMessages, readComparison } from './comparison';

/** Messages, table and a form that adds a product; the address changes with each product. */
export default function Comparison() {
  const { search } = useLocation();
  const comparison = useMemo(() => readComparison(search, catalogue), [search]);
  const navigate = useNavigate();
  const region = useRef<HTMLElement>(null);
  const { products } = comparison;
  const messages = comparisonMessages(comparison);

  // The list of products shows the same choice.
  useEffect(() => choose(products.map(({ id }) => id)), [products]);

  const show = (next: readonly Product[]) =>
    void navigate(comparePath(next.map(({ id }) => id)), { replace: true, preventScrollReset: true });

  return (
    <section ref={region} className={styles.comparison} aria-label="Comparação" tabIndex={-1}>
      <div role="status" className={styles.messages}>
        {messages.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </div>
      {products.length > 0 && (
        <CompareTable
          products={products}
          onRemove={(product) => {
            show(products.filter((other) => other !== product));
            // The pressed button disappears.
            region.current?.focus({ preventScroll: true });
          }}
        />
      )}
      {products.length < limits.most && (
        <AddProduct
          products={catalogue.filter((product) => !products.includes(product))}
          onAdd={(product) => show([...products, product])}
        />
      )}
    </section>
  );
}
