import { TextField } from '@site/shared/ui';
import type { ComponentProps } from 'react';

/** E-mail field with the attributes that browsers and password managers use to fill it in. */
export function EmailField(props: Omit<ComponentProps<typeof TextField>, 'label' | 'type'>) {
  return (
    <TextField
      label="E-mail"
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      required
      spellCheck={false}
      {...props}
    />
  );
}
