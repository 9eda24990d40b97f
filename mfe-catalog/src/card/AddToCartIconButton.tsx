import { useAddToCart, useIsInCart } from '@site/shared';
import type { Product } from '@site/shared/contracts';
import { CartAddIcon, CartCheckIcon } from '@site/shared/ui';
import styles from './AddToCartIconButton.module.css';
import { useAnnounce } from './Announcer';

/** Puts a product into the cart; a checked cart once it is there, when a click changes nothing (spec 2, Products). */
export function AddToCartIconButton({ product }: { readonly product: Product }) {
  const isInCart = useIsInCart(product.id);
  const addToCart = useAddToCart();
  const announce = useAnnounce();
  const inCart = `${product.name} está no carrinho`;

  return (
    <button
      type="button"
      className={`${styles.button} ${isInCart ? styles.inCart : ''}`}
      aria-label={isInCart ? inCart : `Adicionar ${product.name} ao carrinho`}
      onClick={() => {
        addToCart(product);
        announce(inCart);
      }}
    >
      {isInCart ? <CartCheckIcon size={22} /> : <CartAddIcon size={22} />}
    </button>
  );
}
