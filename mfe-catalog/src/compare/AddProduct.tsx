import type { Product } from '@site/shared/contracts';
import { Button } from '@site/shared/ui';
import { type FormEvent, useId, useRef } from 'react';
import styles from './Comparison.script.module.css';

interface Props {
  readonly products: readonly Product[];
  readonly onAdd: (product: Product) => void;
}

/** Form with the products that are not compared yet. */
export function AddProduct({ products, onAdd }: Props) {
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
