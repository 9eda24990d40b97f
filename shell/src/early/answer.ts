/** @param target the clicked element, or the sent form @returns true if nobody else may handle the event */
export type Answer = (event: Event, target: Element) => boolean;
