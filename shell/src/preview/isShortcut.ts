/**
 * Recognizes Shift+F8. Function keys type nothing, unlike Ctrl+Alt on Brazilian layouts. With Shift, F8 is no command of Chrome,
 * Firefox or Safari outside their developer tools. Commands of screen readers begin with a key of their own (Insert, Caps Lock,
 * Ctrl+Option) or are single letters.
 */
export const isShortcut = ({ key, shiftKey, ctrlKey, altKey, metaKey }: KeyboardEvent) =>
  key === 'F8' && shiftKey && !ctrlKey && !altKey && !metaKey;
