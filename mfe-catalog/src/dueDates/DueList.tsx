import { Link, paths, useSiteConfig } from '@site/shared';
import type { Product } from '@site/shared/contracts';
import { dueCalendarAddress, quotePath } from '@site/shared/forms';
import { Button, ButtonLink } from '@site/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { extinguisherOf } from '../extinguishers/extinguisher';
import { addToList } from '../extinguishers/storedList';
import './DueList.print.module.css';
import styles from './DueList.module.css';
import { type DueDate, type LastMonths, stateText } from './dueDates';
import { isoMonth, monthText } from './months';

interface Props {
  readonly product: Product;
  readonly dueDates: readonly DueDate[];
  readonly last: LastMonths;
}

/** Next dates, a calendar file of those to come, and the way to a quote. */
export function DueList({ product, dueDates, last }: Props) {
  const { mailEndpoint } = useSiteConfig();
  const coming = dueDates
    .filter(({ monthsLeft }) => monthsLeft >= 0)
    .map(({ duty, due }) => ({
      month: isoMonth(due),
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
      <OwnList product={product} last={last} />
    </div>
  );
}

/** Adds the extinguisher with its months to the visitor's list. */
function OwnList({ product, last }: Pick<Props, 'product' | 'last'>) {
  const link = useRef<HTMLAnchorElement>(null);
  const [added, setAdded] = useState<LastMonths | null>(null);
  const extinguisher = extinguisherOf(product.type, last);
  const isAdded = added === last;

  // The pressed button has disappeared.
  useEffect(() => {
    if (isAdded) link.current?.focus();
  }, [isAdded]);

  if (!extinguisher) return null;
  if (isAdded) {
    return (
      <Link ref={link} className={styles.file} to={paths.extinguishers}>
        Guardado: ver Meus extintores
      </Link>
    );
  }
  return (
    <Button variant="secondary" onClick={() => addToList([extinguisher]).length === 0 && setAdded(last)}>
      Guardar em Meus extintores
    </Button>
  );
}
