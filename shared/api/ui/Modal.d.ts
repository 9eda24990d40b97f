import { type ReactNode } from 'react';
declare module 'react' {
    interface ButtonHTMLAttributes<T> {
        commandfor?: string | undefined;
        command?: 'show-modal' | 'close' | undefined;
    }
}
interface Props {
    /** Id of the element. With an id, the content is part of the server's HTML, and buttons open the dialog by `commandfor`. */
    readonly id?: string;
    readonly open: boolean;
    /** Called after the browser or the first responder has opened the dialog. */
    readonly onOpen?: () => void;
    readonly onClose: () => void;
    /** Visible title, also the accessible name of the dialog. */
    readonly title: ReactNode;
    /** `center` for popups; `left` and `right` slide in from an edge. */
    readonly placement?: 'center' | 'left' | 'right';
    /** `large` lets a centred dialog fill the page, for pictures. */
    readonly size?: 'medium' | 'large';
    readonly actions?: ReactNode;
    /** Without an `id`, mounted only until the closed dialog has faded out. */
    readonly children: ReactNode;
}
/** ms that a closed dialog takes to fade out; it keeps its content for so long (spec 2, Popup). */
export declare const dialogFadeTime = 300;
/**
 * Modal `<dialog>`, closed by Escape, the backdrop and its button (https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/). The
 * browser and the first responder open and close it too, so `open` of the element decides, not that of the props.
 */
export declare function Modal({ id, open, onOpen, onClose, title, placement, size, actions, children, }: Props): import("react").JSX.Element;
/** Returns the click handler of a button with a command: undefined in browsers that support commands (Safari from 26.2). */
export declare function withoutCommands(action: () => void): (() => void) | undefined;
export {};
