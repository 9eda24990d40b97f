/**
 * Recognizes Shift+F8: no text, unlike Ctrl+Alt on Brazilian layouts; no command of Chrome, Firefox or Safari outside developer
 * tools; none of screen readers, whose commands begin with their own key (Insert, Caps Lock, Ctrl+Option) or are single letters.
 */
export const isShortcut = ({ key, shiftKey, ctrlKey, altKey, metaKey }: KeyboardEvent) =>
  key === 'F8' && shiftKey && !ctrlKey && !altKey && !metaKey;
