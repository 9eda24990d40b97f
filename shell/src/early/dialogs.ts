import { openedDialog, opensSelector, setEarlyClick } from '@site/shared/early';
import { isPlain } from '../navigation/isPlain';
import { scrollRow } from './carousel';

/** Opens a dialog, scrolls its row if the link `scrolls`, and records the click for React (`replayEarlyInput`). */
export function openDialog(event: Event, target: Element): boolean {
  const link = target.closest<HTMLElement>(opensSelector);
  const dialog = openedDialog(link);
  if (!link || !dialog || !isPlain(event as MouseEvent)) return false;
  if (!dialog.open) dialog.showModal();
  scrollRow(event, target);
  setEarlyClick(link);
  return true;
}

/** Polyfills `commandfor` and `command` for dialogs (Safari before 26.2). The click reaches all other listeners. */
export function fillInCommands(): void {
  if (!('commandForElement' in HTMLButtonElement.prototype)) window.addEventListener('click', runCommand, true);
}

function runCommand({ target }: Event): void {
  const button = (target as Element).closest<HTMLElement>('[commandfor]');
  const dialog = document.getElementById(button?.getAttribute('commandfor') as string) as HTMLDialogElement | null;
  if (!button || !dialog) return;
  if (button.matches('[command=close]')) dialog.close();
  else if (!dialog.open) {
    // Safari does not focus a clicked button, and a dialog that closes gives the focus back to the element that had it.
    button.focus();
    dialog.showModal();
  }
}
