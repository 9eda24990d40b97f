import { cartLine, focusAfterRemoval, steps } from '@site/shared/early';
import { Badge, MinusIcon, PlusIcon, VisuallyHidden } from '@site/shared/ui';
import type { ReactNode } from 'react';
import styles from './CartLine.module.css';

interface Props {
  readonly id: string;
  readonly image: ReactNode;
  readonly link: ReactNode;
  readonly name: string;
  /** `true` for a product whose price is on request. */
  readonly onRequest: string | false | undefined;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly subtotal: string;
  readonly note: string | undefined;
  /** `true` for a product that is no longer in the catalogue; in the template the name of the field. */
  readonly isGone: string | false | undefined;
  readonly onDecrease?: () => void;
  readonly onIncrease?: () => void;
}

/** Markup of a cart line, for React and for the template of the first responder. */
export function LineFrame({
  id,
  image,
  link,
  name,
  onRequest,
  quantity,
  unitPrice,
  subtotal,
  note,
  isGone,
  onDecrease,
  onIncrease,
}: Props) {
  return (
    <li className={styles.line} {...cartLine(id)} data-gone={isGone}>
      {image}
      <div className={styles.text}>
        {link}
        {onRequest && (
          <span className={styles.onRequest} data-on-request={onRequest}>
            <Badge>Sob consulta</Badge>
          </span>
        )}
      </div>
      <div className={styles.amounts}>
        <div className={styles.stepper}>
          <button
            type="button"
            className={styles.step}
            aria-label={`Diminuir quantidade de ${name}`}
            {...steps(-1)}
            {...focusAfterRemoval}
            onClick={onDecrease}
          >
            <MinusIcon size={18} />
          </button>
          <span className={styles.quantity}>
            <VisuallyHidden>Quantidade: </VisuallyHidden>
            <span>{quantity}</span>
          </span>
          <button
            type="button"
            className={styles.step}
            aria-label={`Aumentar quantidade de ${name}`}
            {...steps(1)}
            onClick={onIncrease}
          >
            <PlusIcon size={18} />
          </button>
        </div>
        <p className={styles.prices}>
          <small>{unitPrice && `${unitPrice} cada`}</small>
          <b>{subtotal}</b>
        </p>
      </div>
      {note && <p className={styles.note}>{note}</p>}
    </li>
  );
}
