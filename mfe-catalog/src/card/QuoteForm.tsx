import type { Product } from '@site/shared/contracts';
import { quoteForm } from '@site/shared/forms';

const id = 'orcamento';

/** Form that the buttons of `asksForQuote` submit without scripts; once in a page. */
export function QuoteForm() {
  return <form id={id} action={quoteForm.action} hidden />;
}

/** Without scripts the button leads to the contact form. Needs a `QuoteForm`; `onClick` prevents the submission. */
export function asksForQuote({ fullName }: Pick<Product, 'fullName'>) {
  return { type: 'submit', form: id, name: quoteForm.field, value: fullName } as const;
}
