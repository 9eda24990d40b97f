import { productText } from '../cart/cartStorage';
import type { CartableProduct } from '../contracts/cartItem';

/**
 * Attributes by which HTML tells the scripts that run before React what its elements do. Parts of any release write them and
 * the shell of any release reads them, so a change here is a change of the interface. Beside each function that a component
 * spreads stands the selector or function by which it is read.
 */

/** Part of a page that a remote renders: the id of the component. */
export const boundary = (id: string) => ({ 'data-boundary': id });
export const boundaries = '[data-boundary]';
/** Text of a boundary's attribute in HTML. */
export const boundaryText = (id: string): string => `data-boundary="${id}"`;
export const boundarySelector = (id: string): string => `[${boundaryText(id)}]`;
export const boundaryOf = (element: Element): Element | null => element.closest(boundaries);
export const boundaryId = (element: Element): string | null =>
  boundaryOf(element)?.getAttribute('data-boundary') ?? null;

/** Marks a boundary, or `<html>` for the shell, that React has hydrated: the first responder handles no event in it. */
export const markHydrated = (element: Element | null | undefined, isHydrated: boolean): void =>
  void element?.toggleAttribute('data-live', isHydrated);
export const hydratedSelector = '[data-live]';
/** True where React has hydrated the part that an element stands in, or, outside all parts, the shell. */
export const isHydrated = (element: Element): boolean | undefined =>
  element.closest(`${boundaries},html`)?.matches(hydratedSelector);

/** Element that shows something of the cart. The first responder writes the texts, and the lines by their template. */
export type CartPart = 'button' | 'badge' | 'title' | 'total' | 'message' | 'lines' | 'foot' | 'empty';
export const cartPart = (part: CartPart) => ({ 'data-cart': part });
export const cartPartSelector = (part: CartPart): string => `[data-cart=${part}]`;

/** Button that puts a product into the cart (spec 4, Cart). */
export const adds = (product: CartableProduct) => ({ 'data-add': productText(product) });
export const addSelector = '[data-add]';
/** @throws SyntaxError where the attribute is not `adds`'s */
export const addedProduct = (button: HTMLElement): CartableProduct => JSON.parse(button.dataset.add as string);

/** Marks a button of `adds` whose product is in the cart. */
export const inCart = (isInCart: boolean) => ({ 'data-in-cart': isInCart ? '' : undefined });
export const markInCart = (button: Element, isInCart: boolean): boolean =>
  button.toggleAttribute('data-in-cart', isInCart);

/** Content of the `<template>` of a line, which stands beside the list of lines. */
export const lineTemplate = (list: Element): DocumentFragment =>
  (list.parentElement as Element).querySelector('template')?.content as DocumentFragment;

/** Line of the cart, by the id of its product. */
export const cartLine = (productId: string) => ({ 'data-id': productId });
/** Button in a line of the cart that changes its quantity by one. */
export const steps = (by: 1 | -1) => ({ 'data-step': by });
export const stepSelector = '[data-step]';
export const stepOf = (button: HTMLElement): number => Number(button.dataset.step);
/** Id of the product in whose line an element stands. */
export const lineIdOf = (element: Element): string | undefined => element.closest<HTMLElement>('[data-id]')?.dataset.id;

/** Element that takes the focus when the line of the cart that had it is removed. */
export const focusAfterRemoval = { 'data-focus': 'after-removal' } as const;
export const focusAfterRemovalSelector = '[data-focus]';

/** Link or button that opens the dialog with an id. A link leads on where the page has no such dialog. */
export const opens = (dialogId: string) => ({ 'data-opens': dialogId });
export const opensSelector = '[data-opens]';
export const openersOf = (dialogId: string): string => `[data-opens="${dialogId}"]`;
export const openedDialog = (opener: HTMLElement | null | undefined): HTMLDialogElement | null =>
  document.getElementById(opener?.dataset.opens as string) as HTMLDialogElement | null;

/** Button that scrolls the row with the id `rowId`: to the next or previous item, or to the item with an index. */
export const scrolls = (rowId: string, to: 'next' | 'previous' | number) => ({
  'aria-controls': rowId,
  'data-scroll': to,
});
export const scrollSelector = '[data-scroll]';
export const scrollTarget = (button: HTMLElement): string => button.dataset.scroll as string;
export const scrolledRow = (button: Element | null): HTMLElement | null =>
  document.getElementById(button?.getAttribute('aria-controls') as string);

/**
 * Rules of a field as JSON: the message of the first pattern that the trimmed value does not match is shown. The publisher
 * finds pages with such fields by the attribute's text.
 */
export type EarlyChecks = readonly (readonly [pattern: string, message: string])[];
export const checks = (rules: EarlyChecks) => ({ 'data-checks': JSON.stringify(rules) });
export const checksAttribute = 'data-checks';
export const checksSelector = '[data-checks]';
export const checksOf = (field: HTMLElement): EarlyChecks => JSON.parse(field.dataset.checks ?? '[]');

/** Form that shows a message instead of being sent. */
export const alerts = (message: string) => ({ 'data-says': message });
export const alertOf = (form: HTMLElement): string | undefined => form.dataset.says;

/** Field with its label and messages: what is left out together where a server fills the form in. */
export const fieldFrame = { 'data-field': '' } as const;
export const fieldFrameAttribute = 'data-field';

/** Part out of view that is laid out only once the page has been shown (base.css). */
export const later = { 'data-later': '' } as const;
export const laterSelector = '[data-later]';
export const setLater = (part: HTMLElement, isLaidOut: boolean): void => {
  part.dataset.later = isLaidOut ? '1' : '';
};

/** Element whose content React never renders again; the shell follows the links in it. */
export const staticPart = { 'data-static': '' } as const;
export const staticLinks = '[data-static] a[href]';

/** Container of the React root: path that its HTML was rendered for, none for HTML of many paths, and pattern of its route. */
export const pathAttribute = 'data-path';
export const patternAttribute = 'data-pattern';
export const renderedPath = (root: HTMLElement): string | undefined => root.dataset.path;
export const renderedPattern = (root: HTMLElement | null): string | undefined => root?.dataset.pattern;
export const renderedRoot = '#root[data-pattern]';

/** Style sheet whose text stands in the HTML: its address, by which webpack finds it too, and the remote that it belongs to. */
export const sheetAddressAttribute = 'data-href';
export const sheetRemoteAttribute = 'data-remote';
export const sheetAddress = (sheet: Element): string | null => sheet.getAttribute('data-href');
export const inlineSheets = 'style[data-href]';
export const sheetsOf = (remote: string): string => `style[data-remote="${remote}"]`;
