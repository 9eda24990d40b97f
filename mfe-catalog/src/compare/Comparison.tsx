import { useLocation, useNavigate } from '@site/shared';
import type { Product } from '@site/shared/contracts';
import { Button } from '@site/shared/ui';
import { type FormEvent, useEffect, useId, useMemo, useRef } from 'react';
import { products as catalogue } from '../data/products';
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
  const { products, place } = comparison;
  const messages = comparisonMessages(comparison);

  // The list of products shows the same choice.
  useEffect(() => choose(products.map(({ id }) => id)), [products]);

  const show = (next: readonly Product[]) =>
    void navigate(
      comparePath(
        next.map(({ id }) => id),
        place?.id,
      ),
      { replace: true, preventScrollReset: true },
    );

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
          place={place}
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

interface Props {
  readonly products: readonly Product[];
  readonly onAdd: (product: Product) => void;
}

/** Form with the products that are not compared yet. */
function AddProduct({ products, onAdd }: Props) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);

  function add(event: FormEvent) {
    event.preventDefault();
    const product = products.find((it) => it.id === select.current?.value);
    if (product) onAdd(product);
  }

  return (
    <form className={styles.add} onSubmit={add}>
      <label htmlFor={id}>Adicionar à comparação</label>
      <select ref={select} id={id}>
        {products.map((product) => (
          <option key={product.id} value={product.id}>
            {product.name}
          </option>
        ))}
      </select>
      <Button type="submit" variant="secondary">
        Adicionar
      </Button>
    </form>
  );
}
