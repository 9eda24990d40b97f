import type { FormEvent } from 'react';
/**
 * Returns an `onInput` handler that formats a field during input, only if the caret is at the end and the input is no deletion.
 * Format again on blur.
 */
export declare function formatWhileTyping(format: (text: string) => string): (event: FormEvent<HTMLInputElement>) => void;
