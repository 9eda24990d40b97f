import { type ClipboardEvent, type ClipboardEventHandler, type InputEvent, type InputEventHandler } from 'react';
type TextControl = HTMLInputElement | HTMLTextAreaElement;
interface Handlers<Control> {
    readonly maxLength?: number | undefined;
    readonly onPaste?: ClipboardEventHandler<Control> | undefined;
    readonly onInput?: InputEventHandler<Control> | undefined;
}
/**
 * Shows a notice when a pasted text does not fit into a field: browsers cut it at `maxLength` (UTF-16 units) silently. The notice
 * disappears once the field has room again.
 *
 * @param own props of the field, whose handlers are called too
 * @returns notice for the visitor, or null, and the handlers for the field
 */
export declare function useCutNotice<Control extends TextControl>({ maxLength, onPaste, onInput }: Handlers<Control>): {
    notice: null;
    handlers: {
        onPaste: ClipboardEventHandler<Control> | undefined;
        onInput: InputEventHandler<Control> | undefined;
    };
} | {
    notice: string | null;
    handlers: {
        onPaste(event: ClipboardEvent<Control>): void;
        onInput(event: InputEvent<Control>): void;
    };
};
export {};
