import { useAddToCart, useIsInCart } from '@site/shared';
import { cartTexts, productText } from '@site/shared/cart';
import type { Product } from '@site/shared/contracts';
import { type MouseEvent, useMemo } from 'react';
import { useAnnounce } from './Announcer';
import checked from './CartCheck.later.module.css';
import styles from './CartMark.module.css';
import { asksForQuote } from './QuoteForm';

/**
 * A button that puts a product into the cart, once however often it is pressed, and says so. Until React answers it, the
 * first responder does by `data-add`, and marks it with `data-in-cart`; where there is no script it asks for a quote.
 */
export function useAddToCartButton(product: Product) {
  const isInCart = useIsInCart(product.id);
  const addToCart = useAddToCart();
  const announce = useAnnounce();
  const text = useMemo(() => productText(product), [product]);

  return {
    /** For a button that shows no text. */
    label: isInCart ? cartTexts.inCart(product.name) : cartTexts.add(product.name),
    props: {
      ...asksForQuote(product),
      className: `${styles.mark} ${checked.check}`,
      'data-add': text,
      'data-in-cart': isInCart ? '' : undefined,
      // By the cart that the browser keeps, the responder may have marked it already.
      suppressHydrationWarning: true,
      onClick(event: MouseEvent) {
        event.preventDefault();
        addToCart(product);
        announce(cartTexts.inCart(product.name));
      },
    },
  };
}
