import type { CartItem } from '../contracts/cartItem';

declare global {
  interface Window {
    earlyClick?: HTMLElement | null;
    earlyForm?: HTMLFormElement | null;
    earlyCart?: readonly CartItem[] | undefined;
    earlyRemoval?: readonly CartItem[] | undefined;
  }
  interface HTMLInputElement {
    fromAddress?: boolean;
  }
}

/** Page state on `window`, shared by all packages and releases; for style sheets as attributes of `<html>`. */

/** Button clicked early, or link that opened a dialog. Null after a click elsewhere, undefined before any click. */
export const earlyClick = (): HTMLElement | null | undefined => window.earlyClick;
export const setEarlyClick = (element: HTMLElement | null): void => {
  window.earlyClick = element;
};

/** Form that the first responder last refused to submit; null once React shows its messages. */
export const refusedForm = (): HTMLFormElement | null | undefined => window.earlyForm;
export const setRefusedForm = (form: HTMLFormElement | null): void => {
  window.earlyForm = form;
};

/** Cart held by the page while storage is full or blocked. */
export const pageCart = (page: Window): readonly CartItem[] | undefined => page.earlyCart;
export const setPageCart = (page: Window, items?: readonly CartItem[]): void => {
  page.earlyCart = items;
};

/** Cart before the first responder last removed a line from it. */
export const cartBeforeRemoval = (): readonly CartItem[] | undefined => window.earlyRemoval;
export const setCartBeforeRemoval = (items: readonly CartItem[]): void => {
  window.earlyRemoval = items;
};

/** Ticks a box that the address names. A box that is no longer ticked afterwards was unticked by the visitor. */
export const tickFromAddress = (box: HTMLInputElement, isNamed: boolean): void => {
  box.fromAddress = box.checked ||= isNamed;
};
export const isTickedFromAddress = (box: HTMLInputElement): boolean => box.fromAddress === true;

const root = (): HTMLElement => document.documentElement;

export const isShellHydrated = (): boolean => 'live' in root().dataset;

export const markNavigating = (isNavigating: boolean): boolean =>
  root().toggleAttribute('data-navigating', isNavigating);

export type SessionState = 'signed-in' | 'signed-out';
export const sessionAttribute = 'data-session';

export const isSignedIn = (): boolean => root().dataset.session === ('signed-in' satisfies SessionState);

/** `data-session`, and the first name in `--session-name` for `content`. @param firstName null: signed out */
export function markSession(firstName: string | null): void {
  root().dataset.session = (firstName === null ? 'signed-out' : 'signed-in') satisfies SessionState;
  // An empty value removes the property.
  root().style.setProperty('--session-name', firstName === null ? '' : JSON.stringify(firstName));
}

/** Marks a page that opens at its top: layout of its `later` parts is deferred until the scripts start (base.css). */
export const markArriving = (isArriving: boolean): void => void root().toggleAttribute('data-arriving', isArriving);
