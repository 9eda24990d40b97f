import { useEffect } from 'react';
import { isShortcut } from './isShortcut';

/** Calls back for Shift+F8. */
export function useShortcut(callback: () => void): void {
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      if (isShortcut(event)) callback();
    }
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [callback]);
}
