import { cartTexts } from '@site/shared/cart';
import { Button } from '@site/shared/ui';
import styles from './CartFoot.module.css';

interface Props {
  /** BRL. */
  readonly total: number;
  readonly onCheckout: () => void;
}

/** The total and the way to the checkout, always in sight. */
export function CartFoot({ total, onCheckout }: Props) {
  return (
    <div className={styles.foot} data-cart="foot">
      <p className={styles.total} data-cart="total" suppressHydrationWarning>
        {cartTexts.total(total)}
      </p>
      <Button size="large" wide onClick={onCheckout} data-opens="popup">
        Finalizar Compra
      </Button>
    </div>
  );
}
