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
export const earlyClick = (): HTMLElement | null | undefined => window.earlyClick;
export const setEarlyClick = (element: HTMLElement | null): void => {
  window.earlyClick = element;
};

/** Form that the first responder refused to send last; null once React shows its messages. */
export const refusedForm = (): HTMLFormElement | null | undefined => window.earlyForm;
export const setRefusedForm = (form: HTMLFormElement | null): void => {
  window.earlyForm = form;
};

/** Cart of a page whose browser stores none: the storage is full or forbidden. */
export const pageCart = (page: Window): readonly CartItem[] | undefined => page.earlyCart;
export const setPageCart = (page: Window, items?: readonly CartItem[]): void => {
  page.earlyCart = items;
};

const root = (): HTMLElement => document.documentElement;

/** True once React has hydrated the shell. */
export const isShellHydrated = (): boolean => 'live' in root().dataset;

/** Shows the progress bar of a navigation, or hides it. */
export const markNavigating = (isNavigating: boolean): boolean =>
  root().toggleAttribute('data-navigating', isNavigating);

export type SessionState = 'signed-in' | 'signed-out';
export const sessionAttribute = 'data-session';

/** True where this browser has a signed-in visitor, as the script before the first paint found. */
export const isSignedIn = (): boolean => root().dataset.session === ('signed-in' satisfies SessionState);

/**
 * Marks the page for the style sheets: `data-session`, and the visitor's first name, quoted, in `--session-name` for use as
 * `content`.
 *
 * @param firstName null where nobody is signed in
 */
export function markSession(firstName: string | null): void {
  root().dataset.session = (firstName === null ? 'signed-out' : 'signed-in') satisfies SessionState;
  if (firstName === null) root().style.removeProperty('--session-name');
  else root().style.setProperty('--session-name', JSON.stringify(firstName));
}

/** Marks a page that opens at its top: parts marked `later` wait until the page's scripts start (base.css). */
export const markArriving = (isArriving: boolean): void => void root().toggleAttribute('data-arriving', isArriving);
