import type { CartableProduct } from '../contracts/cartItem';
/**
 * Attributes in HTML that scripts read before React runs. Releases of any age write and read them, so a change here changes a
 * public interface. Each function for components to spread is followed by the selector or function that reads its attribute.
 */
/** Part of a page that a remote renders, with the id of its component. */
export declare const boundary: (id: string) => {
    'data-boundary': string;
};
export declare const boundaries = "[data-boundary]";
export declare const boundaryText: (id: string) => string;
export declare const boundarySelector: (id: string) => string;
export declare const boundaryOf: (element: Element) => Element | null;
export declare const boundaryId: (element: Element) => string | null;
/** Marks a boundary, or `<html>` for the shell, as hydrated: the first responder ignores events in it. */
export declare const markHydrated: (element: Element | null | undefined, isHydrated: boolean) => void;
export declare const hydratedSelector = "[data-live]";
/** Returns true if the part that contains an element, or outside all parts the shell, is hydrated. */
export declare const isHydrated: (element: Element) => boolean | undefined;
/** Element that shows data of the cart; the first responder writes its text. `lines` come from `lineTemplate`. */
export type CartPart = 'button' | 'badge' | 'title' | 'total' | 'message' | 'lines' | 'foot' | 'empty';
export declare const cartPart: (part: CartPart) => {
    'data-cart': CartPart;
};
export declare const cartPartSelector: (part: CartPart) => string;
/** Button that adds a product to the cart (spec 4, Cart). */
export declare const adds: (product: CartableProduct) => {
    'data-add': string;
};
export declare const addSelector = "[data-add]";
/** @throws SyntaxError if the attribute was not written by `adds` */
export declare const addedProduct: (button: HTMLElement) => CartableProduct;
/** Marks a button of `adds` whose product is in the cart. */
export declare const inCart: (isInCart: boolean) => {
    'data-in-cart': string | undefined;
};
export declare const markInCart: (button: Element, isInCart: boolean) => boolean;
/** Content of the line's `<template>`, a sibling of the list. */
export declare const lineTemplate: (list: Element) => DocumentFragment;
export declare const cartLine: (productId: string) => {
    'data-id': string;
};
/** Button in a line of the cart that changes its quantity by one. */
export declare const steps: (by: 1 | -1) => {
    'data-step': 1 | -1;
};
export declare const stepSelector = "[data-step]";
export declare const stepOf: (button: HTMLElement) => number;
export declare const lineIdOf: (element: Element) => string | undefined;
/** Element that can take the focus after the removal of the focused line. */
export declare const focusAfterRemoval: {
    readonly 'data-focus': "after-removal";
};
export declare const focusAfterRemovalSelector = "[data-focus]";
/** Link or button that opens a dialog by id. A link is followed if the page has no such dialog. */
export declare const opens: (dialogId: string) => {
    'data-opens': string;
};
export declare const opensSelector = "[data-opens]";
export declare const openersOf: (dialogId: string) => string;
export declare const openedDialog: (opener: HTMLElement | null | undefined) => HTMLDialogElement | null;
/** Button that scrolls the row with the id `rowId` to the next or previous item, or to an index. */
export declare const scrolls: (rowId: string, to: "next" | "previous" | number) => {
    'aria-controls': string;
    'data-scroll': number | "next" | "previous";
};
export declare const scrollSelector = "[data-scroll]";
export declare const scrollTarget: (button: HTMLElement) => string;
export declare const scrolledRow: (button: Element | null) => HTMLElement | null;
/**
 * Rules of a field, as JSON. The field shows the message of the first pattern that its trimmed value does not match. The
 * publisher searches HTML for the attribute's name to find pages with such fields.
 */
export type EarlyChecks = readonly (readonly [pattern: string, message: string])[];
export declare const checks: (rules: EarlyChecks) => {
    'data-checks': string;
};
export declare const checksAttribute = "data-checks";
export declare const checksSelector = "[data-checks]";
export declare const checksOf: (field: HTMLElement) => EarlyChecks;
export declare const alerts: (message: string) => {
    'data-says': string;
};
export declare const alertOf: (form: HTMLElement) => string | undefined;
/** Field with its label and messages. Servers that fill in a form remove it as a whole. */
export declare const fieldFrame: {
    readonly 'data-field': "";
};
export declare const fieldFrameAttribute = "data-field";
/** Part out of view whose layout is deferred until after the first paint (base.css). */
export declare const later: {
    readonly 'data-later': "";
};
export declare const laterSelector = "[data-later]";
export declare const setLater: (part: HTMLElement, isLaidOut: boolean) => void;
/** Element whose content React never renders again. The shell handles clicks on its links. */
export declare const staticPart: {
    readonly 'data-static': "";
};
export declare const staticLinks = "[data-static] a[href]";
/** Attributes of the React root's container: path of its HTML (missing if served for many paths), and route pattern. */
export declare const pathAttribute = "data-path";
export declare const patternAttribute = "data-pattern";
export declare const renderedPath: (root: HTMLElement) => string | undefined;
export declare const renderedPattern: (root: HTMLElement | null) => string | undefined;
export declare const renderedRoot = "#root[data-pattern]";
/** Attributes of an inlined style sheet: its address, which webpack looks up too, and its remote. */
export declare const sheetAddressAttribute = "data-href";
export declare const sheetRemoteAttribute = "data-remote";
export declare const sheetAddress: (sheet: Element) => string | null;
export declare const inlineSheets = "style[data-href]";
export declare const sheetsOf: (remote: string) => string;
