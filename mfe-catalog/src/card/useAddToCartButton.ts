import { useAddToCart, useIsInCart } from '@site/shared';
import { cartTexts } from '@site/shared/cart';
import type { Product } from '@site/shared/contracts';
import { adds, inCart } from '@site/shared/early';
import { type MouseEvent, useMemo } from 'react';
import { useAnnounce } from './Announcer';
import checked from './CartCheck.later.module.css';
import './CartMark.forced.module.css';
import styles from './CartMark.module.css';
import { asksForQuote } from './QuoteForm';

/**
 * Props of a button that adds a product to the cart once and announces it. Before hydration the first responder does so;
 * without scripts the button asks for a quote.
 */
export function useAddToCartButton(product: Product) {
  const isInCart = useIsInCart(product.id);
  const addToCart = useAddToCart();
  const announce = useAnnounce();
  const early = useMemo(() => adds(product), [product]);

  return {
    /** Accessible name of a button without text. */
    label: isInCart ? cartTexts.inCart(product.name) : cartTexts.add(product.name),
    props: {
      ...asksForQuote(product),
      className: `${styles.mark} ${checked.check}`,
      ...early,
      ...inCart(isInCart),
      // The first responder may have marked the button, from the stored cart.
      suppressHydrationWarning: true,
      onClick(event: MouseEvent) {
        event.preventDefault();
        addToCart(product);
        announce(cartTexts.inCart(product.name));
      },
    },
  };
}
