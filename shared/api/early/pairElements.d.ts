/**
 * Pairs elements of discarded HTML with the elements that React has rendered in their place. A pair has the same tag and the
 * same identifying attributes, by the first list of attributes for which both sides have equally many matches.
 *
 * @returns function that finds the successor of an old element; undefined without a certain one
 */
export declare function pairElements(before: readonly Element[], after: readonly Element[]): (old: Element) => Element | undefined;
