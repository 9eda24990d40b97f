import { EyeIcon, EyeOffIcon, TextField } from '@site/shared/ui';
import { type ComponentProps, useState } from 'react';
import styles from './PasswordField.module.css';

interface Props extends Omit<ComponentProps<typeof TextField>, 'type' | 'trailing'> {
  /** Accessible name of the button that shows the password. */
  readonly toggleLabel?: string;
}

export function PasswordField({ toggleLabel = 'Mostrar senha', ...rest }: Props) {
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.password}>
      <TextField
        autoCapitalize="none"
        required
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        type={shown ? 'text' : 'password'}
        trailing={
          <button
            type="button"
            className={styles.toggle}
            aria-label={toggleLabel}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOffIcon size={22} /> : <EyeIcon size={22} />}
          </button>
        }
      />
    </div>
  );
}
