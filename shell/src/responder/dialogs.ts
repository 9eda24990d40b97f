import { isPlain } from '../navigation/isPlain';

/**
 * `data-opens="<id>"` on a link: opens that dialog. The click is also kept for React (`replayEarlyInput`), which fills in
 * what the HTML doesn't have. Where there is no such dialog the link leads on.
 */
export function openDialog(event: Event, target: Element): boolean {
  const link = target.closest<HTMLElement>('[data-opens]');
  const dialog = document.getElementById(link?.dataset.opens ?? '');
  if (!link || !(dialog instanceof HTMLDialogElement) || !isPlain(event as MouseEvent)) return false;
  if (!dialog.open) dialog.showModal();
  window.earlyClick = link;
  // Whoever has closed it doesn't want it any more.
  dialog.addEventListener('close', () => {
    if (window.earlyClick === link) window.earlyClick = null;
  });
  return true;
}
