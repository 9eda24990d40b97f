import { Link, paths } from '@site/shared';
import type { CartItem } from '@site/shared/contracts';
import { formatPrice } from '@site/shared/format';
import { memo } from 'react';
import styles from './CartLine.module.css';
import { LineFrame } from './LineFrame';
import { LineImage } from './LineImage';

interface Props {
  readonly item: CartItem;
  readonly onIncrease: (item: CartItem) => void;
  readonly onDecrease: (item: CartItem) => void;
  readonly onLeave: () => void;
}

export const goneNote = 'Não está mais no catálogo.';

/** Text about a change in the catalogue since the visitor last saw the line. */
export function noteOf({ price, previousPrice, isGone }: CartItem): string | undefined {
  if (isGone) return goneNote;
  // `parseCart` does not validate this field of local storage.
  if (typeof previousPrice !== 'number') return undefined;
  return `O preço mudou de ${formatPrice(previousPrice)} para ${formatPrice(price)}.`;
}

export const CartLine = memo(function CartLine({ item, onIncrease, onDecrease, onLeave }: Props) {
  const { id, name, price, quantity, imagePath, sobConsulta, isGone } = item;
  return (
    <LineFrame
      id={id}
      image={<LineImage key={imagePath} src={imagePath} />}
      link={
        <Link className={styles.name} to={paths.product(id)} onClick={onLeave}>
          {name}
        </Link>
      }
      name={name}
      onRequest={sobConsulta && 'true'}
      quantity={String(quantity)}
      unitPrice={isGone ? '' : formatPrice(price)}
      subtotal={isGone ? '' : formatPrice(price * quantity)}
      note={noteOf(item)}
      isGone={isGone && 'true'}
      onDecrease={() => onDecrease(item)}
      onIncrease={() => onIncrease(item)}
    />
  );
});
