import { earlyClick, setEarlyClick } from './page';
import { boundaryOf, openedDialog } from './protocol';

/**
 * Replays input that came before hydration: a click on a button or link, ticked checkboxes.
 *
 * @param boundary the part of the page that has just been hydrated; null: the shell
 */
export function replayEarlyInput(boundary: Element | null): void {
  const isOwn = (element: Element) => boundaryOf(element) === boundary;

  const element = earlyClick();
  if (element?.isConnected && isOwn(element)) {
    setEarlyClick(null);
    // A button with a command has been answered by the browser; a dialog that was closed again stays closed.
    if (!element.hasAttribute('commandfor') && openedDialog(element)?.open !== false) element.click();
  }

  for (const box of boundary?.querySelectorAll<HTMLInputElement>('[type=checkbox]') ?? []) {
    const { checked } = box;
    // Hydrating, React leaves what is ticked as it is, and what the page said beside it.
    if (checked === box.defaultChecked || !isOwn(box)) continue;
    // One after the other: each must know what the one before has changed.
    setTimeout(() => {
      box.checked = !checked;
      box.click();
    });
  }
}
