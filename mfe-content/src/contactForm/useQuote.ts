import { useLocation } from '@site/shared';
import { type FullContactValues, isQuote, readQuote } from '@site/shared/forms';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';

/** Fills in the quote of the address (`quotePath`), over an earlier quote, but not over typed text. */
export function useQuote({ getValues, setValue }: UseFormReturn<FullContactValues>): void {
  const { search } = useLocation();
  useEffect(() => {
    const quote = readQuote(search);
    if (!quote) return;
    const [subject, message] = getValues(['subject', 'message']);
    const isEarlier = isQuote({ subject, message });
    if (isEarlier || subject === '') setValue('subject', quote.subject);
    if (isEarlier || message === '') setValue('message', quote.message);
  }, [search, getValues, setValue]);
}
