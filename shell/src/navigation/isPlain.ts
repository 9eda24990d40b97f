/** True for a click that opens no other tab or window and has not been handled. */
export function isPlain(event: MouseEvent): boolean {
  return !(event.button || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey || event.defaultPrevented);
}
