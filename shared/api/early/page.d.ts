import type { CartItem } from '../contracts/cartItem';
declare global {
    interface Window {
        earlyClick?: HTMLElement | null;
        earlyForm?: HTMLFormElement | null;
        earlyCart?: readonly CartItem[] | undefined;
    }
}
/**
 * Page state shared by scripts of different packages and releases: on `window`, and for style sheets as attributes of `<html>`.
 */
/**
 * Button clicked before its hydration, or link that opened a dialog. Null after a click elsewhere, undefined before any click.
 */
export declare const earlyClick: () => HTMLElement | null | undefined;
export declare const setEarlyClick: (element: HTMLElement | null) => void;
/** Form that the first responder last refused to submit; null once React shows its messages. */
export declare const refusedForm: () => HTMLFormElement | null | undefined;
export declare const setRefusedForm: (form: HTMLFormElement | null) => void;
/** Cart held by the page while storage is full or blocked. */
export declare const pageCart: (page: Window) => readonly CartItem[] | undefined;
export declare const setPageCart: (page: Window, items?: readonly CartItem[]) => void;
/** True once React has hydrated the shell. */
export declare const isShellHydrated: () => boolean;
/** Shows the progress bar of a navigation, or hides it. */
export declare const markNavigating: (isNavigating: boolean) => boolean;
export type SessionState = 'signed-in' | 'signed-out';
export declare const sessionAttribute = "data-session";
/** Returns true if the script in the head has found a hint of a signed-in visitor. */
export declare const isSignedIn: () => boolean;
/**
 * Marks the session for style sheets: `data-session`, and the first name as a quoted string in `--session-name`, for use as
 * `content`.
 *
 * @param firstName null for signed-out visitors
 */
export declare function markSession(firstName: string | null): void;
/** Marks a page that opens at its top: layout of its `later` parts is deferred until the scripts start (base.css). */
export declare const markArriving: (isArriving: boolean) => void;
