import type { ContactFormProps } from '@site/shared/contracts';
import { FullContactForm } from './FullContactForm';
import { ShortContactForm } from './ShortContactForm';

/** Contact form, in its full or its short variant (spec 2, Contact; spec 3, Contact message). */
export function ContactForm({ variant, origin }: ContactFormProps) {
  return variant === 'full' ? <FullContactForm origin={origin} /> : <ShortContactForm origin={origin} />;
}
