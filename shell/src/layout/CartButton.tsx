import { RemoteLoaderContext, selectTotalQuantity, useAppSelector, useCart } from '@site/shared';
import { cartTexts } from '@site/shared/cart';
import { cartPart } from '@site/shared/early';
import { CartIcon, withoutCommands } from '@site/shared/ui';
import { use } from 'react';
import styles from './CartButton.module.css';

const cartPanel = 'mfe_cart/CartPanel';

/** Opens the cart panel; the badge shows the units in the cart (spec 2, Layout). The first responder writes both before React. */
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
      commandfor="cart"
      command="show-modal"
      onClick={withoutCommands(open)}
      onPointerEnter={prefetch}
      onFocus={prefetch}
    >
      <CartIcon />
      <span className={styles.label} {...cartPart('button')} suppressHydrationWarning>
        {cartTexts.button(quantity)}
      </span>
      <span
        className={styles.badge}
        aria-hidden="true"
        data-testid="cart-badge"
        {...cartPart('badge')}
        suppressHydrationWarning
      >
        {cartTexts.badge(quantity)}
      </span>
    </button>
  );
}
