import { type ClipboardEvent, type ClipboardEventHandler, type InputEvent, type InputEventHandler } from 'react';
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
