import { preferredContacts } from '@site/shared/contracts';
import type { FullContactValues } from '@site/shared/forms';
import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useEarlyChoice } from './useEarlyChoice';

const choice = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

/** A form whose second choice was made before its code loaded; `onArrival` runs in React's first layout effect. */
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
  ['is kept', () => {}, 'whatsapp'],
  ['is replaced by one made right after hydration', () => choice('phone').click(), 'phone'],
])('a choice made before the code has loaded %s', (_outcome, onArrival, expected) => {
  render(<Form onArrival={onArrival} />);
  expect(choice(expected)).toBeChecked();
  expect(screen.getByRole('form', { name: expected })).toBeVisible();
});
