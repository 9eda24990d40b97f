import type { Product } from '@site/shared/contracts';
import { quoteForm } from '@site/shared/forms';

const id = 'orcamento';

/** Where the buttons of `asksForQuote` lead as long as no script has them do more: once in a page. */
export function QuoteForm() {
  return <form id={id} action={quoteForm.action} hidden />;
}

/**
 * Props of a button that, where no script runs, leads to the contact form with the product named in it. It needs a
 * `QuoteForm` in its page; its `onClick` prevents that.
 */
export function asksForQuote({ fullName }: Pick<Product, 'fullName'>) {
  return { type: 'submit', form: id, name: quoteForm.field, value: fullName } as const;
}
