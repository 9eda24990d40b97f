import type { Product } from '@site/shared/contracts';
import styles from './AddToCartIconButton.module.css';
import { useAddToCartButton } from './useAddToCartButton';

/** Puts a product into the cart; a checked cart once it is there, when a click changes nothing (spec 2, Products). */
export function AddToCartIconButton({ product }: { readonly product: Product }) {
  const { label, props } = useAddToCartButton(product);
  return <button {...props} className={`${styles.button} ${props.className}`} aria-label={label} />;
}
