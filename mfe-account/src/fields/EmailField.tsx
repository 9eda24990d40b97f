import { TextField } from '@site/shared/ui';
import type { ComponentProps } from 'react';

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
