import { type ReactNode } from 'react';
declare module 'react' {
    interface ButtonHTMLAttributes<T> {
        commandfor?: string | undefined;
        command?: 'show-modal' | 'close' | undefined;
    }
}
interface Props {
    /** Of the element; then its content stands in the page's HTML, where buttons open it by `commandfor`. */
    readonly id?: string;
    readonly open: boolean;
    /** Called where something else than `open` has opened it: the browser, or the first responder. */
    readonly onOpen?: () => void;
    readonly onClose: () => void;
    /** The visible title, which also names the dialog. */
    readonly title: ReactNode;
    /** `center` for popups; the others slide in from an edge. */
    readonly placement?: 'center' | 'left' | 'right';
    /** `large` gives a centred dialog as much room as the page has, for pictures. */
    readonly size?: 'medium' | 'large';
    /** Shown in the title row, before the close button. */
    readonly actions?: ReactNode;
    /** Without an `id` mounted while the dialog is open, and until it has faded out. */
    readonly children: ReactNode;
}
/** ms that a closed dialog takes to fade out; it keeps its content for so long (spec 2, Popup). */
export declare const dialogFadeTime = 300;
/**
 * A modal dialog on the platform's own `<dialog>`: the rest of the page is inert, focus goes in and comes back, Escape,
 * the backdrop and the button close it (https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/). The browser opens and
 * closes it as well, before React is there and after: what is open says the element.
 */
export declare function Modal({ id, open, onOpen, onClose, title, placement, size, actions, children, }: Props): import("react").JSX.Element;
/** What a button with a command does by React: nothing, but in browsers that don't know commands (Safari before 26.2). */
export declare function withoutCommands(action: () => void): (() => void) | undefined;
export {};
