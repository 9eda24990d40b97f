import { Link, paths } from '@site/shared';
import type { CartItem } from '@site/shared/contracts';
import { formatPrice } from '@site/shared/format';
import { Badge, MinusIcon, PlusIcon, VisuallyHidden } from '@site/shared/ui';
import { memo } from 'react';
import styles from './CartLine.module.css';
import { LineImage } from './LineImage';

interface Props {
  readonly item: CartItem;
  readonly onIncrease: (item: CartItem) => void;
  readonly onDecrease: (item: CartItem) => void;
  /** Called when the visitor follows the link to the product. */
  readonly onLeave: () => void;
}

/** A product in the cart: image, name, subtotal, minus and plus (spec 2, Cart panel). */
export const CartLine = memo(function CartLine({ item, onIncrease, onDecrease, onLeave }: Props) {
  const { id, name, price, quantity, imagePath, sobConsulta } = item;
  return (
    <li className={styles.line}>
      <LineImage key={imagePath} src={imagePath} />
      <div className={styles.text}>
        <Link className={styles.name} to={paths.product(id)} onClick={onLeave}>
          {name}
        </Link>
        {sobConsulta && <Badge>Sob consulta</Badge>}
      </div>
      <div className={styles.amounts}>
        <div className={styles.stepper}>
          <button
            type="button"
            className={styles.step}
            aria-label={`Diminuir quantidade de ${name}`}
            data-focus="after-removal"
            onClick={() => onDecrease(item)}
          >
            <MinusIcon size={18} />
          </button>
          <span className={styles.quantity}>
            <VisuallyHidden>Quantidade: </VisuallyHidden>
            {quantity}
          </span>
          <button
            type="button"
            className={styles.step}
            aria-label={`Aumentar quantidade de ${name}`}
            onClick={() => onIncrease(item)}
          >
            <PlusIcon size={18} />
          </button>
        </div>
        <p className={styles.subtotal}>{formatPrice(price * quantity)}</p>
      </div>
    </li>
  );
});
