/**
 * Answers an event, if it is one that it knows.
 *
 * @param target what was clicked, or the form that is sent
 * @returns whether nobody else is to answer, the browser included
 */
export type Answer = (event: Event, target: Element) => boolean;
