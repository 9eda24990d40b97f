declare global {
  interface Window {
    /** Left by `rememberClicks`. */
    earlyClick?: HTMLButtonElement | null;
  }
}

/**
 * Does what the visitor has asked for already, by a button or by checkboxes whose code had not come yet.
 *
 * @param boundary the part of the page that has just been hydrated; null: the shell
 */
export function replayEarlyInput(boundary: Element | null): void {
  const isOwn = (element: Element) => element.closest('[data-boundary]') === boundary;

  const button = window.earlyClick;
  if (button?.isConnected && isOwn(button)) {
    window.earlyClick = null;
    button.click();
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
