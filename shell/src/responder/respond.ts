import { type Answer, isLive } from './answer';
import { addToCart, followCart, stepQuantity } from './cart';
import { fillInCommands, openDialog } from './dialogs';
import { followLink, hideProgress } from './links';
import { scrollRow } from './scrollRow';

/**
 * By type of event; the first that answers is the last that is asked. What only some pages need is added before `respond`, so
 * that it costs the others nothing.
 */
export const answers: (readonly [type: string, ...Answer[]])[] = [
  ['click', addToCart, stepQuantity, openDialog, scrollRow, followLink],
  ['submit', say],
];

/**
 * The first responder: until React has hydrated a part of the page, it answers there what HTML alone can't. What an
 * element is to do stands in its attributes. The window hears of everything before React does, and before the page
 * remembers a click (`rememberClicks`).
 */
export function respond(): void {
  for (const [type, ...known] of answers) {
    window.addEventListener(
      type,
      (event) => {
        const target = event.target as Element;
        // Neither the window nor the document is an element of it.
        if (!target.closest || isLive(target)) return;
        if (!known.some((answer) => answer(event, target))) return;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      true,
    );
  }
  fillInCommands();
  followCart();
  window.addEventListener('pageshow', hideProgress);
}

/** `data-says` on a form: what it says instead of being sent. */
function say(_event: Event, form: Element): boolean {
  const { says } = (form as HTMLElement).dataset;
  if (says) window.alert(says);
  return Boolean(says);
}
