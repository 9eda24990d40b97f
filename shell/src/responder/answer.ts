/**
 * Answers an event, if it is one that it knows.
 *
 * @param target what was clicked, or the form that is sent
 * @returns whether nobody else is to answer, the browser included
 */
export type Answer = (event: Event, target: Element) => boolean;

/** Whether React answers here: it has hydrated the part of the page that an element stands in, or, outside all parts, the shell. */
export function isLive(element: Element): boolean | undefined {
  return element.closest('[data-boundary],html')?.matches('[data-live]');
}
