import { cartTexts } from '@site/shared/cart';
import { cartPart, opens } from '@site/shared/early';
import { Button } from '@site/shared/ui';
import type { ReactNode } from 'react';
import styles from './CartFoot.module.css';

interface Props {
  /** BRL. */
  readonly total: number;
  readonly onCheckout: () => void;
  /** Links below the button. Their place is always in the layout: the HTML of the server has no links to a list. */
  readonly children: ReactNode;
}

/** Total and checkout button. The style sheet keeps them in view while the lines scroll. */
export function CartFoot({ total, onCheckout, children }: Props) {
  return (
    <div className={styles.foot} {...cartPart('foot')}>
      <p className={styles.total} {...cartPart('total')} suppressHydrationWarning>
        {cartTexts.total(total)}
      </p>
      <Button size="large" wide onClick={onCheckout} {...opens('popup')}>
        Finalizar Compra
      </Button>
      <p className={styles.note}>Leva a um pedido de orçamento.</p>
      <div className={styles.contact}>{children}</div>
    </div>
  );
}
