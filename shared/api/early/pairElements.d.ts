/**
 * Pairs elements of HTML that React has discarded with those that it has rendered in their place. Elements are pairs where
 * they have the same tag and the same values of the first attributes by which there are as many before as after. Elements
 * that other software has put in between count only where nothing tells them from the page's own.
 *
 * @returns a function that gives an old element's successor, or undefined where there is no certain one
 */
export declare function pairElements(before: readonly Element[], after: readonly Element[]): (old: Element) => Element | undefined;
