import { overridesKey } from '@site/shared/contracts';

export function hasOverrides(): boolean {
  try {
    return (localStorage.getItem(overridesKey) ?? sessionStorage.getItem(overridesKey)) !== null;
  } catch {
    return false;
  }
}

/** Shift+F8 is no text, and no command of browsers (outside developer tools) or of screen readers. */
export const isShortcut = ({ key, shiftKey, ctrlKey, altKey, metaKey }: KeyboardEvent) =>
  key === 'F8' && shiftKey && !ctrlKey && !altKey && !metaKey;
