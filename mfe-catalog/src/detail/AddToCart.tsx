import { cartOpened, useAddToCart, useAppDispatch, useIsInCart } from '@site/shared';
import type { Product } from '@site/shared/contracts';
import { Button, CartAddIcon, CartCheckIcon, CheckIcon } from '@site/shared/ui';
import { useAnnounce } from '../card/Announcer';
import styles from './AddToCart.module.css';

/** Puts the product into the cart, once however often it is pressed, and then shows the way there. */
export function AddToCart({ product }: { readonly product: Product }) {
  const dispatch = useAppDispatch();
  const isInCart = useIsInCart(product.id);
  const addToCart = useAddToCart();
  const announce = useAnnounce();

  return (
    <>
      <Button
        variant="secondary"
        size="large"
        onClick={() => {
          addToCart(product);
          announce(`${product.name} está no carrinho`);
        }}
      >
        {isInCart ? <CartCheckIcon size={22} /> : <CartAddIcon size={22} />}
        Adicionar ao carrinho
      </Button>
      {/* Always there, so that nothing moves when it is filled. */}
      <div className={styles.state}>
        {isInCart && (
          <>
            <CheckIcon size={18} />
            No seu carrinho
            <button type="button" className={styles.open} onClick={() => dispatch(cartOpened())}>
              Ver carrinho
            </button>
          </>
        )}
      </div>
    </>
  );
}
