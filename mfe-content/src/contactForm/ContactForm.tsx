import type { ContactFormProps } from '@site/shared/contracts';
import { FullContactForm } from './FullContactForm';
import { ShortContactForm } from './ShortContactForm';

/** The company's contact form (spec 2, Contact; spec 3, Contact message, with its shorter variant). */
export function ContactForm({ variant, origin }: ContactFormProps) {
  return variant === 'full' ? <FullContactForm origin={origin} /> : <ShortContactForm origin={origin} />;
}
