import type { CartItem } from '../contracts/cartItem';
declare global {
    interface Window {
        earlyClick?: HTMLElement | null;
        earlyForm?: HTMLFormElement | null;
        earlyCart?: readonly CartItem[] | undefined;
    }
}
/**
 * State of a page that scripts of different packages and releases share: on `window`, and as attributes of `<html>` for the
 * style sheets.
 */
/**
 * Button that was clicked, or link that opened a dialog, before React could answer it. Null after a click elsewhere, undefined
 * before any click.
 */
export declare const earlyClick: () => HTMLElement | null | undefined;
export declare const setEarlyClick: (element: HTMLElement | null) => void;
/** Form that the first responder refused to send last; null once React shows its messages. */
export declare const refusedForm: () => HTMLFormElement | null | undefined;
export declare const setRefusedForm: (form: HTMLFormElement | null) => void;
/** Cart of a page whose browser stores none: the storage is full or forbidden. */
export declare const pageCart: (page: Window) => readonly CartItem[] | undefined;
export declare const setPageCart: (page: Window, items?: readonly CartItem[]) => void;
/** True once React has hydrated the shell. */
export declare const isShellHydrated: () => boolean;
/** Shows the progress bar of a navigation, or hides it. */
export declare const markNavigating: (isNavigating: boolean) => boolean;
export type SessionState = 'signed-in' | 'signed-out';
export declare const sessionAttribute = "data-session";
/** True where this browser has a signed-in visitor, as the script before the first paint found. */
export declare const isSignedIn: () => boolean;
/**
 * Marks the page for the style sheets: `data-session`, and the visitor's first name, quoted, in `--session-name` for use as
 * `content`.
 *
 * @param firstName null where nobody is signed in
 */
export declare function markSession(firstName: string | null): void;
/** Marks a page that opens at its top: parts marked `later` wait until the page's scripts start (base.css). */
export declare const markArriving: (isArriving: boolean) => void;
