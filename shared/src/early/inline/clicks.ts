import { earlyClick, setEarlyClick } from '../page';
import { openedDialog } from '../protocol';

/**
 * Records the last clicked button, for replay after hydration. Submit buttons are ignored: the browser submits the form. A click
 * inside the dialog that a recorded link has opened is ignored as well: it may be the second press of a double click.
 */
export function rememberClicks(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const element = target as Element;
      const opened = openedDialog(earlyClick());
      if (opened?.contains(element)) return;
      const button = element.closest<HTMLElement>('button[type=button]');
      setEarlyClick(null);
      // Runs after React's listeners: replay must not repeat a click that React hydrates and handles itself.
      setTimeout(() => setEarlyClick(button));
    },
    true,
  );
}
