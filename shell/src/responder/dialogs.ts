import { isPlain } from '../navigation/isPlain';
import { scrollRow } from './scrollRow';

/**
 * `data-opens="<id>"` on a link: opens that dialog, with `data-scroll` at one part of a row in it. The click is also kept for React (`replayEarlyInput`), which fills in
 * what the HTML doesn't have. Where there is no such dialog the link leads on.
 */
export function openDialog(event: Event, target: Element): boolean {
  const link = target.closest<HTMLElement>('[data-opens]');
  const dialog = document.getElementById(link?.dataset.opens ?? '') as HTMLDialogElement | null;
  if (!link || !dialog || !isPlain(event as MouseEvent)) return false;
  if (!dialog.open) dialog.showModal();
  scrollRow(event, target);
  window.earlyClick = link;
  return true;
}

/**
 * In browsers that don't know them (Safari before 26.2), and there for as long as the page lives: buttons that open or close
 * a dialog (`commandfor`, `command`). It stops nobody: who else hears of the click finds done what was to be done.
 */
export function fillInCommands(): void {
  if (!('commandForElement' in HTMLButtonElement.prototype)) window.addEventListener('click', obey, true);
}

function obey({ target }: Event): void {
  const button = (target as Element).closest('[commandfor]');
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '') as HTMLDialogElement | null;
  if (button?.getAttribute('command') === 'close') dialog?.close();
  else if (!dialog?.open) {
    // Safari gives a button that is clicked no focus, and what closes gives it back to who had it.
    (button as HTMLElement | null)?.focus();
    dialog?.showModal();
  }
}
