import { FieldError } from '@site/shared/ui';
import { useId } from 'react';
import { firstYear } from './dueDates';
import styles from './MonthFields.module.css';
import { monthNames } from './months';

interface Props {
  readonly legend: string;
  /** Prefix of the names of both lists. */
  readonly name: string;
  readonly lastYear: number;
  readonly message: string | undefined;
}

/** Lists of months and years. Firefox and Safari on computers show `<input type="month">` as a text field. */
export function MonthFields({ legend, name, lastYear, message }: Props) {
  const id = useId();
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => lastYear - index);
  const described = {
    className: styles.select,
    'aria-invalid': message ? (true as const) : undefined,
    'aria-describedby': message ? `${id}-error` : undefined,
  };
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.lists}>
        <select name={`${name}-month`} aria-label="Mês" {...described}>
          <option value="">Mês</option>
          {monthNames.map((month, index) => (
            <option key={month} value={index + 1}>
              {month}
            </option>
          ))}
        </select>
        <select name={`${name}-year`} aria-label="Ano" {...described}>
          <option value="">Ano</option>
          {years.map((year) => (
            <option key={year}>{year}</option>
          ))}
        </select>
      </div>
      <FieldError id={`${id}-error`} message={message} />
    </fieldset>
  );
}
