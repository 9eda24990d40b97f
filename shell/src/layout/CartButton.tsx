import { RemoteLoaderContext, selectTotalQuantity, useAppSelector, useCart } from '@site/shared';
import { CartIcon } from '@site/shared/ui';
import { use } from 'react';
import styles from './CartButton.module.css';

const cartPanel = 'mfe_cart/CartPanel';

/** Opens the cart panel; its badge counts the units in the cart, if there are any (spec 2, Layout). */
export function CartButton() {
  const { open } = useCart();
  const loader = use(RemoteLoaderContext);
  const quantity = useAppSelector(selectTotalQuantity);
  const prefetch = () => loader?.prefetch(cartPanel);
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      onClick={open}
      onPointerEnter={prefetch}
      onFocus={prefetch}
    >
      <CartIcon />
      <span className={styles.label}>
        Abrir carrinho
        {quantity > 0 && `, ${quantity} ${quantity === 1 ? 'item' : 'itens'}`}
      </span>
      {quantity > 0 && (
        <span className={styles.badge} aria-hidden="true" data-testid="cart-badge">
          {quantity}
        </span>
      )}
    </button>
  );
}
