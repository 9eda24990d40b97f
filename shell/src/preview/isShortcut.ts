/**
 * Whether somebody presses Shift+F8. A function key types nothing on any keyboard layout, as Ctrl+Alt does on Brazilian ones;
 * with Shift it is no command of Chrome, Firefox or Safari outside their developer tools; and screen readers begin theirs
 * with a key of their own (Insert, Caps Lock, Ctrl+Option) or take single letters.
 */
export const isShortcut = ({ key, shiftKey, ctrlKey, altKey, metaKey }: KeyboardEvent) =>
  key === 'F8' && shiftKey && !ctrlKey && !altKey && !metaKey;
