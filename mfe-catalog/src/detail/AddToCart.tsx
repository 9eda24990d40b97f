import { cartOpened, useAppDispatch } from '@site/shared';
import type { Product } from '@site/shared/contracts';
import { Button, CheckIcon, withoutCommands } from '@site/shared/ui';
import { useAddToCartButton } from '../card/useAddToCartButton';
import styles from './AddToCart.module.css';

/** Puts the product into the cart, once however often it is pressed, and then shows the way there. */
export function AddToCart({ product }: { readonly product: Product }) {
  const dispatch = useAppDispatch();
  const { props } = useAddToCartButton(product);

  return (
    <>
      <Button variant="secondary" size="large" {...props}>
        Adicionar ao carrinho
      </Button>
      {/* Always there, so that nothing moves when the button's mark has it seen. */}
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
