import { productText } from '../cart/cartStorage';
import type { CartableProduct } from '../contracts/cartItem';

/** Releases of any age write and read these attributes, so a change here changes a public interface. */

export const boundary = (id: string) => ({ 'data-boundary': id });
export const boundaries = '[data-boundary]';
export const boundaryText = (id: string): string => `data-boundary="${id}"`;
export const boundarySelector = (id: string): string => `[${boundaryText(id)}]`;
/** @param remote federation name, such as `mfe_cart` */
export const boundariesOf = (remote: string): string => `[data-boundary^="${remote}/"]`;
export const boundaryOf = (element: Element): Element | null => element.closest(boundaries);
export const boundaryId = (element: Element): string | null =>
  boundaryOf(element)?.getAttribute('data-boundary') ?? null;

/** Marks a boundary, or `<html>` for the shell, as hydrated: the first responder ignores events in it. */
export const markHydrated = (element: Element | null | undefined, isHydrated: boolean): void =>
  void element?.toggleAttribute('data-live', isHydrated);
export const hydratedSelector = '[data-live]';
export const isHydrated = (element: Element): boolean | undefined =>
  element.closest(`${boundaries},html`)?.matches(hydratedSelector);

/** Element that shows data of the cart; the first responder writes its text. `lines` come from `lineTemplate`. */
export type CartPart = 'button' | 'badge' | 'title' | 'total' | 'message' | 'lines' | 'foot' | 'empty';
export const cartPart = (part: CartPart) => ({ 'data-cart': part });
export const cartPartSelector = (part: CartPart): string => `[data-cart=${part}]`;

export const adds = (product: CartableProduct) => ({ 'data-add': productText(product) });
export const addSelector = '[data-add]';
/** @throws SyntaxError if the attribute was not written by `adds` */
export const addedProduct = (button: HTMLElement): CartableProduct => JSON.parse(button.dataset.add as string);

export const inCart = (isInCart: boolean) => ({ 'data-in-cart': isInCart ? '' : undefined });
export const markInCart = (button: Element, isInCart: boolean): boolean =>
  button.toggleAttribute('data-in-cart', isInCart);

/** Content of the line's `<template>`, a sibling of the list. */
export const lineTemplate = (list: Element): DocumentFragment =>
  (list.parentElement as Element).querySelector('template')?.content as DocumentFragment;

export const cartLine = (productId: string) => ({ 'data-id': productId });
export const steps = (by: 1 | -1) => ({ 'data-step': by });
export const stepSelector = '[data-step]';
export const stepOf = (button: HTMLElement): number => Number(button.dataset.step);
export const lineIdOf = (element: Element): string | undefined => element.closest<HTMLElement>('[data-id]')?.dataset.id;

/** Element that can take the focus after the removal of the focused line. */
export const focusAfterRemoval = { 'data-focus': 'after-removal' } as const;
export const focusAfterRemovalSelector = '[data-focus]';

/** Link or button that opens a dialog by id. A link is followed if the page has no such dialog. */
export const opens = (dialogId: string) => ({ 'data-opens': dialogId });
export const opensSelector = '[data-opens]';
export const openersOf = (dialogId: string): string => `[data-opens="${dialogId}"]`;
export const openedDialog = (opener: HTMLElement | null | undefined): HTMLDialogElement | null =>
  document.getElementById(opener?.dataset.opens as string) as HTMLDialogElement | null;

/** Button that scrolls the row with the id `rowId` to the next or previous item, or to an index. */
export const scrolls = (rowId: string, to: 'next' | 'previous' | number) => ({
  'aria-controls': rowId,
  'data-scroll': to,
});
export const scrollSelector = '[data-scroll]';
export const scrollTarget = (button: HTMLElement): string => button.dataset.scroll as string;
export const scrolledRow = (button: Element | null): HTMLElement | null =>
  document.getElementById(button?.getAttribute('aria-controls') as string);

/** JSON of pattern and message. The publisher finds pages with such fields by the attribute's name. */
export type EarlyChecks = readonly (readonly [pattern: string, message: string])[];
export const checks = (rules: EarlyChecks) => ({ 'data-checks': JSON.stringify(rules) });
export const checksAttribute = 'data-checks';
export const checksSelector = '[data-checks]';
export const checksOf = (field: HTMLElement): EarlyChecks => JSON.parse(field.dataset.checks ?? '[]');

/** @param question alert while the form's first field is empty */
export const alerts = (message: string, question?: string) => ({ 'data-says': message, 'data-asks': question });
export const alertOf = (form: HTMLElement): string | undefined =>
  (form.querySelector('input')?.value.trim() ? undefined : form.dataset.asks) ?? form.dataset.says;

/** Field with its label and messages. Servers that fill in a form remove it as a whole. */
export const fieldFrame = { 'data-field': '' } as const;
export const fieldFrameAttribute = 'data-field';

/** Part that the later styles filter by its ticked boxes and the anchor, until React does. */
export const unscriptedAttribute = 'data-unscripted';
export const unscripted = (isUnscripted: boolean) => ({ [unscriptedAttribute]: isUnscripted ? '' : undefined });
/** Disabled links to these styles, in the head; the inline script enables them for an address with a filter or an anchor. */
export const filterStyles = 'link[disabled]';

/** Part out of view whose layout is deferred until after the first paint (base.css). */
export const later = { 'data-later': '' } as const;
export const laterSelector = '[data-later]';
export const setLater = (part: HTMLElement, isLaidOut: boolean): void => {
  part.dataset.later = isLaidOut ? '1' : '';
};

/** Content of an open dialog that is printed in place of the page (shell's print styles). */
export const printedAlone = { 'data-print': '' } as const;

/** Element whose content React never renders again. The shell handles clicks on its links. */
export const staticPart = { 'data-static': '' } as const;
export const staticLinks = '[data-static] a[href]';

/** Attributes of the React root's container: path of its HTML (missing if served for many paths), and route pattern. */
export const pathAttribute = 'data-path';
export const patternAttribute = 'data-pattern';
export const renderedPath = (root: HTMLElement): string | undefined => root.dataset.path;
export const renderedPattern = (root: HTMLElement | null): string | undefined => root?.dataset.pattern;
export const renderedRoot = '#root[data-pattern]';

/** Attributes of an inlined style sheet: its address, which webpack looks up too, and its remote. */
export const sheetAddressAttribute = 'data-href';
export const sheetRemoteAttribute = 'data-remote';
export const sheetAddress = (sheet: Element): string | null => sheet.getAttribute('data-href');
export const inlineSheets = 'style[data-href]';
export const sheetsOf = (remote: string): string => `style[data-remote="${remote}"]`;
