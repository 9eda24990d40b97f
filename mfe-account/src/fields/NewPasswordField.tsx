import { passwordRequirements } from '@site/shared/forms';
import { CheckIcon, VisuallyHidden } from '@site/shared/ui';
import type { ComponentProps } from 'react';
import styles from './NewPasswordField.module.css';
import { newPassword } from './newPassword';
import { PasswordField } from './PasswordField';

interface Props extends ComponentProps<typeof PasswordField> {
  readonly password: string;
}

/** Field for a new password with its live checklist (spec 4, Password checklist). */
export function NewPasswordField({ password, ...rest }: Props) {
  return (
    <div>
      <PasswordField {...rest} {...newPassword} hint={<Checklist password={password} />} />
      {/* Screen readers announce this summary instead of five changing lines. */}
      <div aria-live="polite">
        <VisuallyHidden>{summaryOf(password)}</VisuallyHidden>
      </div>
    </div>
  );
}

function Checklist({ password }: { readonly password: string }) {
  return (
    <ul className={styles.list} aria-label="Requisitos da senha">
      {passwordRequirements.map(({ id, label, test }) => {
        const met = test(password);
        return (
          <li key={id} className={met ? `${styles.item} ${styles.met}` : styles.item}>
            <span className={styles.mark}>{met && <CheckIcon size={12} />}</span>
            <span>
              {label}
              <VisuallyHidden>{met ? ': atendido' : ': pendente'}</VisuallyHidden>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function summaryOf(password: string): string {
  if (password === '') return '';
  const met = passwordRequirements.filter(({ test }) => test(password)).length;
  return met === passwordRequirements.length
    ? 'A senha atende a todos os requisitos.'
    : `${met} de ${passwordRequirements.length} requisitos da senha atendidos.`;
}
