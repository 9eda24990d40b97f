import { useAddToCart, useIsInCart } from '@site/shared';
import { cartItem } from '@site/shared/cart';
import type { Product } from '@site/shared/contracts';
import { type MouseEvent, useMemo } from 'react';
import { useAnnounce } from './Announcer';
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
  const inCart = `${product.name} está no carrinho`;
  const item = useMemo(() => {
    const { quantity: _, ...fields } = cartItem(product, 1);
    return JSON.stringify(fields);
  }, [product]);

  return {
    isInCart,
    inCart,
    props: {
      ...asksForQuote(product),
      className: styles.mark,
      'data-add': item,
      'data-in-cart': isInCart ? '' : undefined,
      // By the cart that the browser keeps, the responder may have marked it already.
      suppressHydrationWarning: true,
      onClick(event: MouseEvent) {
        event.preventDefault();
        addToCart(product);
        announce(inCart);
      },
    },
  };
}
