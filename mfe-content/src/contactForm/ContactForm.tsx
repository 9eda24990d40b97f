import type { ContactFormProps } from '@site/shared/contracts';
import { FullContactForm } from './FullContactForm';
import { QuoteContactForm } from './QuoteContactForm';
import { ShortContactForm } from './ShortContactForm';

/** Contact form, in its full or its short variant (spec 2, Contact; spec 3, Contact message), or the short one for a quote. */
export function ContactForm({ variant, origin, items, onSent }: ContactFormProps) {
  if (variant === 'full') return <FullContactForm origin={origin} />;
  if (items?.length) return <QuoteContactForm origin={origin} items={items} onSent={onSent} />;
  return <ShortContactForm origin={origin} />;
}
