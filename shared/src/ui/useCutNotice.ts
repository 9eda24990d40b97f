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

/**
 * Notices when what a visitor pastes does not fit into a field: a browser cuts it at `maxLength` (UTF-16 units) without
 * a word. The notice goes once the field has room again.
 *
 * @param own the field's own props, whose handlers are called as well
 * @returns a text for the visitor, or null, and the handlers to put on the field
 */
export function useCutNotice<Control extends TextControl>({ maxLength, onPaste, onInput }: Handlers<Control>) {
  const [isCut, setIsCut] = useState(false);
  const pasted = useRef<string | null>(null);
  if (maxLength === undefined) return { notice: null, handlers: { onPaste, onInput } };

  const isFull = ({ value }: TextControl) => value.length >= maxLength;
  const handlers = {
    onPaste(event: ClipboardEvent<Control>) {
      onPaste?.(event);
      const control = event.currentTarget;
      pasted.current = asControlsHold(event.clipboardData.getData('text'), control);
      // Into a full field nothing is pasted, and no further event says so.
      if (isFull(control) && control.selectionStart === control.selectionEnd) setIsCut(true);
    },
    onInput(event: InputEvent<Control>) {
      const control = event.currentTarget;
      if (pasted.current !== null) setIsCut(isFull(control) && !control.value.includes(pasted.current));
      else if (!isFull(control)) setIsCut(false);
      pasted.current = null;
      // Last: it may write the value anew.
      onInput?.(event);
    },
  };
  const limit = maxLength.toLocaleString('pt-BR');
  return { notice: isCut ? `O texto colado foi cortado: aqui cabem até ${limit} caracteres.` : null, handlers };
}

/** A text as a control's value has it: one line in an input, without spaces around it in one for e-mail. */
function asControlsHold(text: string, control: TextControl): string {
  const lines = text.replace(/\r\n?/g, '\n');
  return (control instanceof HTMLTextAreaElement ? lines : lines.replaceAll('\n', '')).trim();
}
