import { earlyClick, setEarlyClick } from '../page';
import { isHydrated, openedDialog } from '../protocol';

/** Ignores submit buttons, and clicks inside a dialog just opened: possibly the second press of a double click. */
export function rememberClicks(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const element = target as Element;
      if (openedDialog(earlyClick())?.contains(element)) return;
      const button = element.closest<HTMLElement>('button[type=button]');
      setEarlyClick(button && isHydrated(button) ? null : button);
    },
    true,
  );
}
