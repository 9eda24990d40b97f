import type { FormEvent } from 'react';

/**
 * Formats a field as it is typed without fighting the typist: only when the caret is at the end and nothing is being
 * deleted. For use as `onInput`; format once more when the field is left.
 */
export function formatWhileTyping(format: (text: string) => string) {
  return (event: FormEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const { inputType = '' } = event.nativeEvent as InputEvent;
    if (inputType.startsWith('delete') || input.selectionStart !== input.value.length) return;
    input.value = format(input.value);
  };
}
