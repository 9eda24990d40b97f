import { emptyContactValues, type FullContactValues } from '@site/shared/forms';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { readDraft, saveDraft } from './draftStorage';

export function useDraft(form: UseFormReturn<FullContactValues>): void {
  const { getValues, setValue, subscribe } = form;
  useEffect(() => {
    const draft = readDraft();
    for (const name of Object.keys(draft) as (keyof FullContactValues)[]) {
      const kept = draft[name];
      if (kept && getValues(name) === emptyContactValues[name]) setValue(name, kept);
    }
    return subscribe({ formState: { values: true }, callback: ({ values }) => saveDraft(values) });
  }, [getValues, setValue, subscribe]);
}
