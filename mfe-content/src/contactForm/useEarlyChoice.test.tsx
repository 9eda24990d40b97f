import { preferredContacts } from '@site/shared/contracts';
import type { FullContactValues } from '@site/shared/forms';
import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useEarlyChoice } from './useEarlyChoice';

const choice = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

/** A form whose second choice was made before its code came; `onArrival` happens as soon as React answers the visitor. */
function Form({ onArrival }: { readonly onArrival: () => void }) {
  const { register, setValue, watch } = useForm<FullContactValues>({ defaultValues: { preferredContact: 'email' } });
  const registration = register('preferredContact');
  const ref = useEarlyChoice(registration, setValue);
  useLayoutEffect(onArrival, [onArrival]);
  return (
    <form aria-label={watch('preferredContact')}>
      {preferredContacts.map((value) => (
        <input
          key={value}
          type="radio"
          aria-label={value}
          value={value}
          defaultChecked={value === 'whatsapp'}
          {...registration}
          ref={ref}
        />
      ))}
    </form>
  );
}

test.each([
  ['stays', () => {}, 'whatsapp'],
  ['gives way to one made as soon as it has come', () => choice('phone').click(), 'phone'],
])('a choice made before the code has come %s', (_outcome, onArrival, expected) => {
  render(<Form onArrival={onArrival} />);
  expect(choice(expected)).toBeChecked();
  expect(screen.getByRole('form', { name: expected })).toBeVisible();
});
