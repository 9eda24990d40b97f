import type { FormEvent } from 'react';
/**
 * Formats a field as it is typed without fighting the typist: only when the caret is at the end and nothing is being
 * deleted. For use as `onInput`; format once more when the field is left.
 */
export declare function formatWhileTyping(format: (text: string) => string): (event: FormEvent<HTMLInputElement>) => void;
