/** A click that is not to open another tab or window, and that nobody has answered. */
export function isPlain(event: MouseEvent): boolean {
  return !(event.button || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey || event.defaultPrevented);
}
