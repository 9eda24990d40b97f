import { cartLine, focusAfterRemoval, steps } from '@site/shared/early';
import { Badge, MinusIcon, PlusIcon, VisuallyHidden } from '@site/shared/ui';
import type { ReactNode } from 'react';
import styles from './CartLine.module.css';

interface Props {
  readonly id: string;
  readonly image: ReactNode;
  /** The product's name, as a link to its page. */
  readonly link: ReactNode;
  readonly name: string;
  /** `true` for a product whose price is to be asked for. */
  readonly onRequest: string | false | undefined;
  readonly quantity: string;
  readonly subtotal: string;
  /** A text of its own below the line: what the catalogue has changed. */
  readonly note: string | undefined;
  /** `true` for a product that the catalogue no longer has; in the template a name, and the note is for such a product. */
  readonly isGone: string | false | undefined;
  readonly onDecrease?: () => void;
  readonly onIncrease?: () => void;
}

/** What a line of the cart looks like: one that React keeps, and the template of those that the first responder makes. */
export function LineFrame({
  id,
  image,
  link,
  name,
  onRequest,
  quantity,
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
        <p className={styles.subtotal}>{subtotal}</p>
      </div>
      {note && <p className={styles.note}>{note}</p>}
    </li>
  );
}
