import { formatPrice } from '@site/shared/format';
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
    <div className={styles.foot}>
      <p className={styles.total}>{`Total: ${formatPrice(total)}`}</p>
      <Button size="large" wide onClick={onCheckout}>
        Finalizar Compra
      </Button>
    </div>
  );
}
