import { setEarlyClick } from '../page';

/**
 * Remembers the button of the last click for the part of the page that hydrates it. Buttons that submit a form are left out:
 * the browser itself answers them.
 */
export function rememberClicks(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest<HTMLElement>('button[type=button]');
      setEarlyClick(null);
      // Later than React's listeners: a click that hydrates its own button, and reaches it, was not missed.
      setTimeout(() => setEarlyClick(button));
    },
    true,
  );
}
