import { useSiteConfig } from '@site/shared';
import type { Product } from '@site/shared/contracts';
import { dueCalendarAddress, quotePath } from '@site/shared/forms';
import { ButtonLink } from '@site/shared/ui';
import './DueList.print.module.css';
import styles from './DueList.module.css';
import { type DueDate, stateText } from './dueDates';
import { monthText } from './months';

interface Props {
  readonly product: Product;
  readonly dueDates: readonly DueDate[];
}

/** Next dates, a calendar file of those to come, and the way to a quote. */
export function DueList({ product, dueDates }: Props) {
  const { mailEndpoint } = useSiteConfig();
  const coming = dueDates
    .filter(({ monthsLeft }) => monthsLeft >= 0)
    .map(({ duty, due }) => ({
      month: `${due.year}-${String(due.month).padStart(2, '0')}`,
      serviceId: duty.id,
      service: duty.name,
      productId: product.id,
      product: product.name,
    }));
  return (
    <div className={styles.answer}>
      <ul className={styles.list}>
        {dueDates.map((dueDate) => (
          <li key={dueDate.duty.id}>
            <strong>{dueDate.duty.name}</strong> <span>{monthText(dueDate.due)}</span>{' '}
            <span className={dueDate.monthsLeft < 0 ? `${styles.state} ${styles.overdue}` : styles.state}>
              {stateText(dueDate)}
            </span>
          </li>
        ))}
      </ul>
      {coming.length > 0 && (
        <a className={styles.file} href={dueCalendarAddress(mailEndpoint, coming)}>
          Guardar na agenda (.ics)
        </a>
      )}
      <ButtonLink to={quotePath({ fullName: `Recarga de ${product.fullName}` })}>Pedir orçamento da recarga</ButtonLink>
    </div>
  );
}
