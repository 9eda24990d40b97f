import { earlyClick, setEarlyClick } from './page';
import { boundaryOf, openedDialog } from './protocol';

/** The last click, and changed checkboxes. @param boundary part just hydrated; null for the shell */
export function replayEarlyInput(boundary: Element | null): void {
  const isOwn = (element: Element) => boundaryOf(element) === boundary;

  const element = earlyClick();
  if (element?.isConnected && isOwn(element)) {
    setEarlyClick(null);
    // React hydrates a clicked part within the event, and then handles the click itself.
    const isHandled = window.event?.type === 'click';
    // The browser has handled buttons with a command. A dialog that the visitor has closed again stays closed.
    if (!isHandled && !element.hasAttribute('commandfor') && openedDialog(element)?.open !== false) element.click();
  }

  for (const box of boundary?.querySelectorAll<HTMLInputElement>('[type=checkbox]') ?? []) {
    const { checked } = box;
    // Hydration keeps the checked state, but React does not know of the change.
    if (checked === box.defaultChecked || !isOwn(box)) continue;
    // Separate tasks: each handler must see the state that the previous one has set.
    setTimeout(() => {
      box.checked = !checked;
      box.click();
    });
  }
}
