import { totalQuantity } from '@site/shared/cart';
import type { CartItem } from '@site/shared/contracts';
import { formatPrice } from '@site/shared/format';
import { Badge, VisuallyHidden } from '@site/shared/ui';
import { LineImage } from '../panel/LineImage';
import styles from './QuoteList.module.css';
import { quoteTexts } from './quoteTexts';

/** Lines in view; a longer list hides the others behind a button, so that the form stays near. */
const shownLines = 4;

export function QuoteList({ items }: { readonly items: readonly CartItem[] }) {
  if (items.length <= shownLines + 1) return <Lines items={items} />;
  const hidden = items.slice(shownLines);
  return (
    <div>
      <Lines items={items.slice(0, shownLines)} />
      <details className={styles.more}>
        <summary>{quoteTexts.more(totalQuantity(hidden))}</summary>
        <Lines items={hidden} />
      </details>
    </div>
  );
}

function Lines({ items }: { readonly items: readonly CartItem[] }) {
  return (
    // Safari drops the list role where CSS removes the bullets.
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <ul className={styles.lines} role="list">
      {items.map(({ id, name, quantity, price, imagePath, sobConsulta }) => (
        <li key={id} className={styles.line}>
          <LineImage src={imagePath} />
          <div className={styles.text}>
            <p className={styles.name}>{name}</p>
            {sobConsulta && <Badge>Sob consulta</Badge>}
          </div>
          <div className={styles.amounts}>
            <p className={styles.quantity}>
              <VisuallyHidden>Quantidade: </VisuallyHidden>
              <span>{`${quantity} × ${formatPrice(price)}`}</span>
            </p>
            <p className={styles.subtotal}>{formatPrice(price * quantity)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
