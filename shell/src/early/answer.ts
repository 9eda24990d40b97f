/**
 * Answers an event, if it is one that it knows.
 *
 * @param target what was clicked, or the form that is sent
 * @returns true if no other listener, nor the browser, may handle the event
 */
export type Answer = (event: Event, target: Element) => boolean;
