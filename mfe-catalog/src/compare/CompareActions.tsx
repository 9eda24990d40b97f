import { useAddToCart, useIsInCart } from '@site/shared';
import type { Product } from '@site/shared/contracts';
import { quotePath } from '@site/shared/forms';
import { Button, ButtonLink, VisuallyHidden } from '@site/shared/ui';
import styles from './CompareTable.script.module.css';

interface Props {
  readonly product: Product;
  readonly onRemove: () => void;
}

/** Not the cards' button, which works before hydration: its code would be divided from that of the other pages. */
export function CompareActions({ product, onRemove }: Props) {
  const isInCart = useIsInCart(product.id);
  const addToCart = useAddToCart();
  return (
    <div className={styles.actions}>
      <Button onClick={() => addToCart(product)}>
        <span aria-live="polite">{isInCart ? 'No carrinho' : 'Adicionar ao carrinho'}</span>
        <VisuallyHidden>{product.name}</VisuallyHidden>
      </Button>
      <ButtonLink variant="secondary" to={quotePath(product)}>
        Pedir orçamento
        <VisuallyHidden>{product.name}</VisuallyHidden>
      </ButtonLink>
      <button type="button" className={styles.remove} onClick={onRemove}>
        Remover
        <VisuallyHidden>{product.name}</VisuallyHidden>
      </button>
    </div>
  );
}
