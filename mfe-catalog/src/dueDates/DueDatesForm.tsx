import type { Product } from '@site/shared/contracts';
import { Button } from '@site/shared/ui';
import { type FormEvent, useRef, useState } from 'react';
import './DueDatesForm.print.module.css';
import styles from './DueDatesForm.module.css';
import { DueList } from './DueList';
import { type Answer, answerTo, chosenIn, type Dates, type LastMonths, lastMonths } from './dueDates';
import { dutiesOf } from './duties';
import { MonthFields } from './MonthFields';
import { monthAt } from './months';

export interface DueDatesFormProps {
  readonly product: Product;
  readonly now?: () => Date;
}

const today = () => new Date();

/** Asks for the months of the last charge and test, and lists the next dates. */
export function DueDatesForm({ product, now = today }: DueDatesFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [last, setLast] = useState<LastMonths>({ charge: null, test: null });
  const messages = answer && 'messages' in answer ? answer.messages : {};
  const { year: lastYear } = monthAt(now());

  function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const dates: Dates = { charge: chosenIn(data, 'charge'), test: chosenIn(data, 'test') };
    const next = answerTo(dates, dutiesOf(product), monthAt(now()));
    setAnswer(next);
    setLast(lastMonths(dates));
    if (!('messages' in next)) return;
    const field = next.messages.charge ? 'charge' : 'test';
    form.current?.querySelector<HTMLSelectElement>(`[name=${field}-month]`)?.focus();
  }

  return (
    <>
      <form ref={form} className={styles.form} noValidate onSubmit={show} aria-label="Quando vence?">
        <p className={styles.hint}>A etiqueta e o selo do extintor trazem o mês e o ano.</p>
        <MonthFields legend="Última carga" name="charge" lastYear={lastYear} message={messages.charge} />
        <MonthFields
          legend="Último ensaio (ou fabricação, se é novo)"
          name="test"
          lastYear={lastYear}
          message={messages.test}
        />
        <Button type="submit" variant="secondary">
          Ver as datas
        </Button>
      </form>
      <div role="status">
        {answer && 'dueDates' in answer && <DueList product={product} dueDates={answer.dueDates} last={last} />}
      </div>
    </>
  );
}
