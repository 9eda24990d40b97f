import type { Product } from '@site/shared/contracts';
import { quoteForm } from '@site/shared/forms';

const id = 'orcamento';

/** Form that the buttons of `asksForQuote` submit without scripts; once in a page. */
export function QuoteForm() {
  return <form id={id} action={quoteForm.action} hidden />;
}

/**
 * Props of a button that, without scripts, leads to the contact form with the product filled in. Needs a `QuoteForm` in the
 * page; with scripts, its `onClick` prevents the submission.
 */
export function asksForQuote({ fullName }: Pick<Product, 'fullName'>) {
  return { type: 'submit', form: id, name: quoteForm.field, value: fullName } as const;
}
