import { type ReactNode } from 'react';
interface Props {
    readonly open: boolean;
    readonly onClose: () => void;
    /** The visible title, which also names the dialog. */
    readonly title: ReactNode;
    /** `center` for popups; the others slide in from an edge. */
    readonly placement?: 'center' | 'left' | 'right';
    /** `large` gives a centred dialog as much room as the page has, for pictures. */
    readonly size?: 'medium' | 'large';
    /** Shown in the title row, before the close button. */
    readonly actions?: ReactNode;
    /** Mounted while the dialog is open, and until it has faded out. */
    readonly children: ReactNode;
}
/**
 * A modal dialog on the platform's own `<dialog>`: the rest of the page is inert, focus goes in and comes back, Escape,
 * the backdrop and the button close it (https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/).
 */
export declare function Modal({ open, onClose, title, placement, size, actions, children }: Props): import("react").JSX.Element;
export {};
