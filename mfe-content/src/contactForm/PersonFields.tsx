import { formatPhone, formatPhoneWhileTyping } from '@site/shared/format';
import { earlyChecks } from '@site/shared/forms';
import { formatWhileTyping, TextField } from '@site/shared/ui';
import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import styles from './ContactForm.module.css';

type PersonField = 'name' | 'email' | 'phone';

interface Props {
  /** Results of `register`, called by the form, since the order of its calls is the order in which wrong fields get the focus. */
  readonly registrations: Readonly<Record<PersonField, UseFormRegisterReturn>>;
  readonly errors: FieldErrors<Record<PersonField, string>>;
  /** `pairs`: two columns on wide screens. */
  readonly layout: 'pairs' | 'column';
}

export function PersonFields({ registrations, errors, layout }: Props) {
  return (
    <div className={styles[layout]}>
      <div className={styles.whole}>
        <TextField
          label="Nome"
          error={errors.name?.message}
          autoComplete="name"
          required
          maxLength={200}
          {...earlyChecks.name}
          {...registrations.name}
        />
      </div>
      <TextField
        label="E-mail"
        error={errors.email?.message}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        maxLength={254}
        {...earlyChecks.email}
        {...registrations.email}
      />
      <PhoneField error={errors.phone?.message} registration={registrations.phone} />
    </div>
  );
}

interface PhoneFieldProps {
  readonly error: string | undefined;
  readonly registration: UseFormRegisterReturn;
}

const formatTyped = formatWhileTyping(formatPhoneWhileTyping);

function PhoneField({ error, registration }: PhoneFieldProps) {
  return (
    <TextField
      label="Telefone"
      error={error}
      optional
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder="Telefone (opcional)"
      maxLength={40}
      {...earlyChecks.phone}
      {...registration}
      onInput={formatTyped}
      onCompositionEnd={(event) => {
        formatTyped(event);
        void registration.onChange(event);
      }}
      onBlur={(event) => {
        // An edit in the middle of the number is not formatted while typing.
        event.target.value = formatPhone(event.target.value);
        void registration.onChange(event);
        return registration.onBlur(event);
      }}
    />
  );
}
