/**
 * Handler of an event in a part that is not hydrated.
 *
 * @param target the clicked element, or the form that is sent
 * @returns true if no other listener, nor the browser, may handle the event
 */
export type Answer = (event: Event, target: Element) => boolean;
