import {
  type ClipboardEvent,
  type ClipboardEventHandler,
  type InputEvent,
  type InputEventHandler,
  useRef,
  useState,
} from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

interface Handlers<Control> {
  readonly maxLength?: number | undefined;
  readonly onPaste?: ClipboardEventHandler<Control> | undefined;
  readonly onInput?: InputEventHandler<Control> | undefined;
}

/** Browsers cut a pasted text at `maxLength` (UTF-16 units) silently. @param own props with handlers to call too */
export function useCutNotice<Control extends TextControl>({ maxLength, onPaste, onInput }: Handlers<Control>) {
  const [isCut, setIsCut] = useState(false);
  const pasted = useRef<string | null>(null);
  if (maxLength === undefined) return { notice: null, handlers: { onPaste, onInput } };

  const isFull = ({ value }: TextControl) => value.length >= maxLength;
  const handlers = {
    onPaste(event: ClipboardEvent<Control>) {
      onPaste?.(event);
      const control = event.currentTarget;
      pasted.current = normalizedFor(event.clipboardData.getData('text'), control);
      // Browsers dispatch no input event for a paste into a full field.
      if (isFull(control) && control.selectionStart === control.selectionEnd) setIsCut(true);
    },
    onInput(event: InputEvent<Control>) {
      const control = event.currentTarget;
      if (pasted.current !== null) setIsCut(isFull(control) && !control.value.includes(pasted.current));
      else if (!isFull(control)) setIsCut(false);
      pasted.current = null;
      // Called last: it may change the value.
      onInput?.(event);
    },
  };
  const limit = maxLength.toLocaleString('pt-BR');
  return { notice: isCut ? `O texto colado foi cortado: aqui cabem até ${limit} caracteres.` : null, handlers };
}

/** Normalises a text as a control does its value: an input drops line breaks, an e-mail input trims as well. */
function normalizedFor(text: string, control: TextControl): string {
  const lines = text.replace(/\r\n?/g, '\n');
  return (control instanceof HTMLTextAreaElement ? lines : lines.replaceAll('\n', '')).trim();
}
