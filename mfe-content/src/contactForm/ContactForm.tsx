import type { ContactFormProps } from '@site/shared/contracts';
import { FullContactForm } from './FullContactForm';
import { QuoteContactForm } from './QuoteContactForm';
import { ShortContactForm } from './ShortContactForm';

export function ContactForm({ variant, origin, items, onSent }: ContactFormProps) {
  if (variant === 'full') return <FullContactForm origin={origin} />;
  if (items?.length) return <QuoteContactForm origin={origin} items={items} onSent={onSent} />;
  return <ShortContactForm origin={origin} onSent={onSent} />;
}
