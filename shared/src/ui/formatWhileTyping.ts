import type { FormEvent } from 'react';

/** Formats only if the caret is at the end and the input is no deletion. Format again on blur. */
export function formatWhileTyping(format: (text: string) => string) {
  return (event: FormEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const { inputType = '' } = event.nativeEvent as InputEvent;
    if (inputType.startsWith('delete') || input.selectionStart !== input.value.length) return;
    input.value = format(input.value);
  };
}
