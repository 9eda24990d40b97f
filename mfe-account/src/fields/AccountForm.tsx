import { FormStatus, PrivacyNote, RequiredNote } from '@site/shared/ui';
import type { ComponentProps } from 'react';
import styles from './AccountForm.module.css';

interface Props extends ComponentProps<'form'> {
  readonly failure: string | undefined;
}

export function AccountForm({ failure, children, ...rest }: Props) {
  return (
    <form {...rest} className={styles.form} method="post" noValidate>
      {failure && <FormStatus kind="error">{failure}</FormStatus>}
      <RequiredNote />
      {children}
      <PrivacyNote purpose="Usamos estes dados só para a sua conta." />
      <noscript>
        <p>Ative o JavaScript do navegador para usar sua conta.</p>
      </noscript>
    </form>
  );
}
