import { openPopup, useAddToCart, useAppDispatch, useIsInCart } from '@site/shared';
import type { Product } from '@site/shared/contracts';
import { Button, VisuallyHidden } from '@site/shared/ui';
import styles from './CompareTable.script.module.css';

interface Props {
  readonly product: Product;
  readonly onRemove: () => void;
}

/** Not the cards' button, which works before hydration: its code would be divided from that of the other pages. */
export function CompareActions({ product, onRemove }: Props) {
  const isInCart = useIsInCart(product.id);
  const addToCart = useAddToCart();
  const dispatch = useAppDispatch();

  function askForQuote() {
    const items = [{ ...product, quantity: 1 }];
    dispatch(openPopup({ kind: 'purchase-unavailable', origin: `Produto: ${product.name}`, items }));
  }

  return (
    <div className={styles.actions}>
      <Button onClick={() => addToCart(product)}>
        <span aria-live="polite">{isInCart ? 'No carrinho' : 'Adicionar ao carrinho'}</span>
        <VisuallyHidden>{product.name}</VisuallyHidden>
      </Button>
      <Button variant="secondary" onClick={askForQuote}>
        Pedir orçamento
        <VisuallyHidden>{product.name}</VisuallyHidden>
      </Button>
      <button type="button" className={styles.remove} onClick={onRemove}>
        Remover
        <VisuallyHidden>{product.name}</VisuallyHidden>
      </button>
    </div>
  );
}
