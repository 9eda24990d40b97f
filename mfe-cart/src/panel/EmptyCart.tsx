import { paths } from '@site/shared';
import { cartPart, focusAfterRemoval } from '@site/shared/early';
import { ButtonLink, CartIcon } from '@site/shared/ui';
import styles from './EmptyCart.module.css';

export function EmptyCart({ onLeave }: { readonly onLeave: () => void }) {
  return (
    <div className={styles.empty} {...cartPart('empty')}>
      <div className={styles.mark}>
        <CartIcon size={36} />
      </div>
      <p className={styles.text}>Seu carrinho está vazio.</p>
      <ButtonLink to={paths.products} onClick={onLeave} {...focusAfterRemoval}>
        Ver produtos
      </ButtonLink>
    </div>
  );
}
