import type { FormEvent } from 'react';

/**
 * Handler of `input` and `compositionend`. Formats only if the caret is at the end and the input is no deletion: format
 * again on blur. Never formats while composing: an input method inserts its whole text again at each key.
 */
export function formatWhileTyping(format: (text: string) => string) {
  return (event: FormEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const { inputType = '', isComposing } = event.nativeEvent as InputEvent;
    if (isComposing || inputType.startsWith('delete') || input.selectionStart !== input.value.length) return;
    input.value = format(input.value);
  };
}
