import { paths, useSiteConfig } from '@site/shared';
import type { Product } from '@site/shared/contracts';
import { quotePath } from '@site/shared/forms';
import { ButtonLink } from '@site/shared/ui';
import { useMemo } from 'react';
import { calendarFile } from './calendar';
import './DueList.print.module.css';
import styles from './DueList.module.css';
import { type DueDate, stateText } from './dueDates';
import { monthText } from './months';
import { useFileAddress } from './useFileAddress';

interface Props {
  readonly product: Product;
  readonly dueDates: readonly DueDate[];
  readonly now: () => Date;
}

/** Next dates, a calendar file of those to come, and the way to a quote. */
export function DueList({ product, dueDates, now }: Props) {
  const { siteUrl, brand, contact } = useSiteConfig();
  const calendar = useMemo(() => {
    const coming = dueDates.filter(({ monthsLeft }) => monthsLeft >= 0);
    const facts = {
      product: product.name,
      productId: product.id,
      url: `${siteUrl}${paths.product(product.id)}`,
      company: brand.name,
      phone: contact.phone,
    };
    return coming.length > 0 ? calendarFile(coming, facts, now()) : null;
  }, [dueDates, product, siteUrl, brand, contact, now]);
  const file = useFileAddress(calendar, 'text/calendar');
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
      {file && (
        <a className={styles.file} href={file} download={`vencimento-${product.id.toLowerCase()}.ics`}>
          Guardar na agenda (.ics)
        </a>
      )}
      <ButtonLink to={quotePath({ fullName: `Recarga de ${product.fullName}` })}>Pedir orçamento da recarga</ButtonLink>
    </div>
  );
}
