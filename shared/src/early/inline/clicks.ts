import { earlyClick, setEarlyClick } from '../page';
import { openedDialog } from '../protocol';

/**
 * Remembers the button of the last click for the part of the page that hydrates it. Buttons that submit a form are left out:
 * the browser itself answers them. A click in the dialog that a remembered link has opened changes nothing: the second press of
 * a double click lands there.
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
      // Later than React's listeners: a click that hydrates its own button, and reaches it, was not missed.
      setTimeout(() => setEarlyClick(button));
    },
    true,
  );
}
