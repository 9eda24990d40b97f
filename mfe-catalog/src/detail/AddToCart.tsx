import { cartOpened, useAppDispatch } from '@site/shared';
import type { Product } from '@site/shared/contracts';
import { Button, CheckIcon, withoutCommands } from '@site/shared/ui';
import { useAddToCartButton } from '../card/useAddToCartButton';
import './AddToCart.later.module.css';
import styles from './AddToCart.module.css';

/** Button that adds the product to the cart once, and then links to the cart. */
export function AddToCart({ product }: { readonly product: Product }) {
  const dispatch = useAppDispatch();
  const { props } = useAddToCartButton(product);

  return (
    <>
      <Button variant="secondary" size="large" {...props}>
        Adicionar ao carrinho
      </Button>
      {/* Always in the layout, so that nothing moves when it becomes visible. */}
      <div className={styles.state}>
        <CheckIcon size={18} />
        No seu carrinho
        <button
          type="button"
          className={styles.open}
          commandfor="cart"
          command="show-modal"
          onClick={withoutCommands(() => dispatch(cartOpened()))}
        >
          Ver carrinho
        </button>
      </div>
    </>
  );
}
