import type { Product } from '@site/shared/contracts';
import './AddToCartIconButton.later.module.css';
import styles from './AddToCartIconButton.module.css';
import { useAddToCartButton } from './useAddToCartButton';

/** Button that adds a product to the cart; shows a check mark once the product is in it (spec 2, Products). */
export function AddToCartIconButton({ product }: { readonly product: Product }) {
  const { label, props } = useAddToCartButton(product);
  return <button {...props} className={`${styles.button} ${props.className}`} aria-label={label} />;
}
