import type { Product } from '@site/shared/contracts';
import { quotePath } from '@site/shared/forms';
import { Button, ButtonLink, VisuallyHidden } from '@site/shared/ui';
import { useAddToCartButton } from '../card/useAddToCartButton';
import styles from './CompareTable.script.module.css';

interface Props {
  readonly product: Product;
  readonly onRemove: () => void;
}

export function CompareActions({ product, onRemove }: Props) {
  const { props } = useAddToCartButton(product);
  const isInCart = props['data-in-cart'] !== undefined;
  return (
    <div className={styles.actions}>
      <Button {...props}>
        <span>{isInCart ? 'No carrinho' : 'Adicionar ao carrinho'}</span>
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
