import type { CartableProduct } from '../contracts/cartItem';
/**
 * Attributes by which HTML tells the scripts that run before React what its elements do. Parts of any release write them and
 * the shell of any release reads them, so a change here is a change of the interface. Beside each function that a component
 * spreads stands the selector or function by which it is read.
 */
/** Part of a page that a remote renders: the id of the component. */
export declare const boundary: (id: string) => {
    'data-boundary': string;
};
export declare const boundaries = "[data-boundary]";
/** Text of a boundary's attribute in HTML. */
export declare const boundaryText: (id: string) => string;
export declare const boundarySelector: (id: string) => string;
export declare const boundaryOf: (element: Element) => Element | null;
export declare const boundaryId: (element: Element) => string | null;
/** Marks a boundary, or `<html>` for the shell, that React has hydrated: the first responder handles no event in it. */
export declare const markHydrated: (element: Element | null | undefined, isHydrated: boolean) => void;
export declare const hydratedSelector = "[data-live]";
/** True where React has hydrated the part that an element stands in, or, outside all parts, the shell. */
export declare const isHydrated: (element: Element) => boolean | undefined;
/** Element that shows something of the cart. The first responder writes the texts, and the lines by their template. */
export type CartPart = 'button' | 'badge' | 'title' | 'total' | 'message' | 'lines' | 'foot' | 'empty';
export declare const cartPart: (part: CartPart) => {
    'data-cart': CartPart;
};
export declare const cartPartSelector: (part: CartPart) => string;
/** Button that puts a product into the cart (spec 4, Cart). */
export declare const adds: (product: CartableProduct) => {
    'data-add': string;
};
export declare const addSelector = "[data-add]";
/** @throws SyntaxError where the attribute is not `adds`'s */
export declare const addedProduct: (button: HTMLElement) => CartableProduct;
/** Marks a button of `adds` whose product is in the cart. */
export declare const inCart: (isInCart: boolean) => {
    'data-in-cart': string | undefined;
};
export declare const markInCart: (button: Element, isInCart: boolean) => boolean;
/** Content of the `<template>` of a line, which stands beside the list of lines. */
export declare const lineTemplate: (list: Element) => DocumentFragment;
/** Line of the cart, by the id of its product. */
export declare const cartLine: (productId: string) => {
    'data-id': string;
};
/** Button in a line of the cart that changes its quantity by one. */
export declare const steps: (by: 1 | -1) => {
    'data-step': 1 | -1;
};
export declare const stepSelector = "[data-step]";
export declare const stepOf: (button: HTMLElement) => number;
/** Id of the product in whose line an element stands. */
export declare const lineIdOf: (element: Element) => string | undefined;
/** Element that takes the focus when the line of the cart that had it is removed. */
export declare const focusAfterRemoval: {
    readonly 'data-focus': "after-removal";
};
export declare const focusAfterRemovalSelector = "[data-focus]";
/** Link or button that opens the dialog with an id. A link leads on where the page has no such dialog. */
export declare const opens: (dialogId: string) => {
    'data-opens': string;
};
export declare const opensSelector = "[data-opens]";
export declare const openersOf: (dialogId: string) => string;
export declare const openedDialog: (opener: HTMLElement | null | undefined) => HTMLDialogElement | null;
/** Button that scrolls the row with the id `rowId`: to the next or previous item, or to the item with an index. */
export declare const scrolls: (rowId: string, to: "next" | "previous" | number) => {
    'aria-controls': string;
    'data-scroll': number | "next" | "previous";
};
export declare const scrollSelector = "[data-scroll]";
export declare const scrollTarget: (button: HTMLElement) => string;
export declare const scrolledRow: (button: Element | null) => HTMLElement | null;
/**
 * Rules of a field as JSON: the message of the first pattern that the trimmed value does not match is shown. The publisher
 * finds pages with such fields by the attribute's text.
 */
export type EarlyChecks = readonly (readonly [pattern: string, message: string])[];
export declare const checks: (rules: EarlyChecks) => {
    'data-checks': string;
};
export declare const checksAttribute = "data-checks";
export declare const checksSelector = "[data-checks]";
export declare const checksOf: (field: HTMLElement) => EarlyChecks;
/** Form that shows a message instead of being sent. */
export declare const alerts: (message: string) => {
    'data-says': string;
};
export declare const alertOf: (form: HTMLElement) => string | undefined;
/** Field with its label and messages: what is left out together where a server fills the form in. */
export declare const fieldFrame: {
    readonly 'data-field': "";
};
export declare const fieldFrameAttribute = "data-field";
/** Part out of view that is laid out only once the page has been shown (base.css). */
export declare const later: {
    readonly 'data-later': "";
};
export declare const laterSelector = "[data-later]";
export declare const setLater: (part: HTMLElement, isLaidOut: boolean) => void;
/** Element whose content React never renders again; the shell follows the links in it. */
export declare const staticPart: {
    readonly 'data-static': "";
};
export declare const staticLinks = "[data-static] a[href]";
/** Container of the React root: path that its HTML was rendered for, none for HTML of many paths, and pattern of its route. */
export declare const pathAttribute = "data-path";
export declare const patternAttribute = "data-pattern";
export declare const renderedPath: (root: HTMLElement) => string | undefined;
export declare const renderedPattern: (root: HTMLElement | null) => string | undefined;
export declare const renderedRoot = "#root[data-pattern]";
/** Style sheet whose text stands in the HTML: its address, by which webpack finds it too, and the remote that it belongs to. */
export declare const sheetAddressAttribute = "data-href";
export declare const sheetRemoteAttribute = "data-remote";
export declare const sheetAddress: (sheet: Element) => string | null;
export declare const inlineSheets = "style[data-href]";
export declare const sheetsOf: (remote: string) => string;
