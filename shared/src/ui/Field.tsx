import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './Field.module.css';

interface FieldProps {
  readonly label: string;
  /** The validation message; its presence turns the border red. */
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
}

function ids(id: string, error: string | undefined, hint: ReactNode) {
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return {
    id,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': describedBy || undefined,
  };
}

function Frame({
  id,
  label,
  error,
  hint,
  children,
}: FieldProps & { readonly id: string; readonly children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children}
      {hint && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}

/** A validation message under its field, announced when it appears. */
export function FieldError({ id, message }: { readonly id: string; readonly message: string | undefined }) {
  return (
    <p id={id} className={styles.error} aria-live="polite">
      {message}
    </p>
  );
}

/** A one-line text field with its label and message. `trailing` stands inside the field, at its end. */
export function TextField({
  label,
  error,
  hint,
  trailing,
  ...rest
}: ComponentProps<'input'> & FieldProps & { readonly trailing?: ReactNode }) {
  const id = useId();
  return (
    <Frame id={id} label={label} error={error} hint={hint}>
      <div className={styles.control}>
        <input type="text" {...rest} {...ids(id, error, hint)} className={styles.input} />
        {trailing}
      </div>
    </Frame>
  );
}

/** A text field of several lines, 4 unless told (spec 5). */
export function TextArea({ label, error, hint, ...rest }: ComponentProps<'textarea'> & FieldProps) {
  const id = useId();
  return (
    <Frame id={id} label={label} error={error} hint={hint}>
      <textarea rows={4} {...rest} {...ids(id, error, hint)} className={styles.input} />
    </Frame>
  );
}

interface RadioGroupProps<Value extends string> extends ComponentProps<'input'> {
  readonly legend: string;
  readonly options: readonly {
    readonly value: Value;
    readonly label: string;
  }[];
}

/** One choice of a few, `defaultValue` at first; the props of the input go to each of them. */
export function RadioGroup<Value extends string>({ legend, options, defaultValue, ...rest }: RadioGroupProps<Value>) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{legend}</legend>
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

/** The outcome of sending a form: the server's answer in green, or the failure in red; read out when it appears. */
export function FormStatus({ kind, children }: { readonly kind: 'success' | 'error'; readonly children: ReactNode }) {
  return (
    <p className={`${styles.status} ${styles[kind]}`} role={kind === 'error' ? 'alert' : 'status'}>
      {children}
    </p>
  );
}
