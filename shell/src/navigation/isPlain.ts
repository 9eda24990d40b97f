/** A click that is not to open another tab or window, and that nobody has answered. */
export function isPlain({ button, metaKey, altKey, ctrlKey, shiftKey, defaultPrevented }: MouseEvent): boolean {
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey || defaultPrevented);
}
