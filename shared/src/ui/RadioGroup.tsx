import type { ComponentProps } from 'react';
import { fieldFrame } from '../early/protocol';
import styles from './RadioGroup.module.css';

interface Props<Value extends string> extends ComponentProps<'input'> {
  readonly legend: string;
  readonly options: readonly {
    readonly value: Value;
    readonly label: string;
  }[];
}

export function RadioGroup<Value extends string>({ legend, options, defaultValue, ...rest }: Props<Value>) {
  return (
    <fieldset className={styles.group} {...fieldFrame}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options}>
        {options.map(({ value, label }) => (
          <label key={value} className={styles.option}>
            <input {...rest} type="radio" value={value} defaultChecked={value === defaultValue} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
