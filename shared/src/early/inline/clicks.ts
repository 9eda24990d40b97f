import { earlyClick, setEarlyClick } from '../page';
import { isHydrated, openedDialog } from '../protocol';

/**
 * Records the last button that was clicked before its hydration, for replay afterwards. Submit buttons are ignored: the browser
 * submits the form. A click inside the dialog that a recorded link has opened is ignored as well: it may be the second press of
 * a double click.
 */
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
