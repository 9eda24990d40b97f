import { type ComponentProps, type ReactNode, useId } from 'react';
import { fieldFrame } from '../early/protocol';
import './Field.forced.module.css';
import styles from './Field.module.css';
import { useCutNotice } from './useCutNotice';

interface FieldProps {
  readonly label: string;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  /** True shows `(opcional)` beside the label, in a form whose other fields are required. */
  readonly optional?: boolean;
}

function ids(id: string, error: string | undefined, hint: ReactNode, notice: string | null = null) {
  const describedBy = [error && `${id}-error`, notice && `${id}-notice`, hint && `${id}-hint`]
    .filter(Boolean)
    .join(' ');
  return {
    id,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': describedBy || undefined,
    // Before hydration the first responder writes these two attributes and the message.
    suppressHydrationWarning: true,
  };
}

function Frame({
  id,
  label,
  error,
  hint,
  optional = false,
  notice,
  children,
}: FieldProps & { readonly id: string; readonly notice: string | null; readonly children: ReactNode }) {
  return (
    <div className={styles.field} {...fieldFrame}>
      {optional ? (
        <div className={styles.label}>
          <label htmlFor={id}>{label}</label> <span aria-hidden="true">(opcional)</span>
        </div>
      ) : (
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
      )}
      {children}
      {hint && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
      <p id={`${id}-notice`} className={styles.notice} aria-live="polite">
        {notice}
      </p>
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}

export function FieldError({ id, message = '' }: { readonly id: string; readonly message: string | undefined }) {
  return (
    <p id={id} className={styles.error} aria-live="polite" suppressHydrationWarning>
      {message}
    </p>
  );
}

/** Text field of one line with label and messages. `trailing` is rendered inside the field, at its end. */
export function TextField({
  label,
  error,
  hint,
  optional = false,
  trailing,
  ...rest
}: ComponentProps<'input'> & FieldProps & { readonly trailing?: ReactNode }) {
  const id = useId();
  const { notice, handlers } = useCutNotice(rest);
  return (
    <Frame id={id} label={label} error={error} hint={hint} optional={optional} notice={notice}>
      <div className={styles.control}>
        <input type="text" {...rest} {...handlers} {...ids(id, error, hint, notice)} className={styles.input} />
        {trailing}
      </div>
    </Frame>
  );
}

export function TextArea({ label, error, hint, optional = false, ...rest }: ComponentProps<'textarea'> & FieldProps) {
  const id = useId();
  const { notice, handlers } = useCutNotice(rest);
  return (
    <Frame id={id} label={label} error={error} hint={hint} optional={optional} notice={notice}>
      <textarea rows={4} {...rest} {...handlers} {...ids(id, error, hint, notice)} className={styles.input} />
    </Frame>
  );
}
