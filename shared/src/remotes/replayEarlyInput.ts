declare global {
  interface Window {
    /**
     * A button that was clicked, left by `rememberClicks`, or a link that has opened a dialog, left by the first responder.
     * Null after a click elsewhere, undefined before any.
     */
    earlyClick?: HTMLElement | null;
  }
}

/**
 * Does what the visitor has asked for already, by a button, a link or checkboxes whose code had not come yet.
 *
 * @param boundary the part of the page that has just been hydrated; null: the shell
 */
export function replayEarlyInput(boundary: Element | null): void {
  const isOwn = (element: Element) => element.closest('[data-boundary]') === boundary;

  const element = window.earlyClick;
  if (element?.isConnected && isOwn(element)) {
    window.earlyClick = null;
    const opened = document.getElementById(element.dataset.opens ?? '') as HTMLDialogElement | null;
    // A button with a command has been answered by the browser; and who has closed a dialog doesn't want it any more.
    if (!element.hasAttribute('commandfor') && opened?.open !== false) element.click();
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
