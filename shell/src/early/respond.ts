import { alertOf, isHydrated } from '@site/shared/early';
import { scrollRow } from './carousel';
import { addToCart, renderStoredCart, stepQuantity } from './cart';
import { fillInCommands, openDialog } from './dialogs';
import { followLink, hideProgress } from './links';

/** @param target the clicked element, or the sent form @returns true if nobody else may handle the event */
type Answer = (event: Event, target: Element) => boolean;

/** Handlers by event type, called in order until one handles the event. Pages with forms add more before `respond`. */
export const answers: (readonly [type: string, ...Answer[]])[] = [
  ['click', addToCart, stepQuantity, openDialog, scrollRow, followLink],
  ['submit', showAlert],
];

/** Handles events in parts without hydration. Listeners on the window run before React's and `rememberClicks`. */
export function respond(): void {
  for (const [type, ...known] of answers) {
    window.addEventListener(
      type,
      (event) => {
        const target = event.target as Element;
        // The window and the document are no elements.
        if (
          (target as Partial<Element>).closest &&
          !isHydrated(target) &&
          known.some((answer) => answer(event, target))
        ) {
          event.preventDefault();
          event.stopImmediatePropagation();
        }
      },
      true,
    );
  }
  fillInCommands();
  renderStoredCart();
  window.addEventListener('pageshow', hideProgress);
  window.addEventListener('beforeprint', loadPictures);
}

/** Chromium 150 prints no lazy picture that has not been near the view. */
function loadPictures(): void {
  for (const image of document.images) image.loading = 'eager';
}

function showAlert(_event: Event, form: Element): boolean {
  const message = alertOf(form as HTMLElement);
  if (!message) return false;
  window.alert(message);
  return true;
}
