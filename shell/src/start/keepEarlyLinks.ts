import { isPlain } from '../navigation/isPlain';

/** ms after which a link leads on by itself: the code that was to follow it does not come. */
const patience = 3000;

const isWaiting = () => document.documentElement.dataset.waiting !== undefined;

/**
 * While the page waits for its visitor, keeps the link inside the site that was clicked, and the button that submits a
 * form, as others are kept from the start (`rememberClicks`): for the part of the page that answers them.
 */
export function keepEarlyLinks(): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!isWaiting() || !link || !isPlain(event) || !leadsOn(link)) return;
      event.preventDefault();
      keep(link);
      setTimeout(() => {
        if (window.earlyClick === link) window.location.assign(link.href);
      }, patience);
    },
    { capture: true },
  );
  document.addEventListener(
    'submit',
    (event) => {
      if (!isWaiting()) return;
      event.preventDefault();
      keep(event.submitter);
    },
    { capture: true },
  );
}

/** The click itself is remembered a moment later: as one on nothing. */
function keep(element: HTMLElement | null): void {
  setTimeout(() => {
    window.earlyClick = element;
  });
}

/** To another page of the site, in this window. */
const leadsOn = (link: HTMLAnchorElement) =>
  link.origin === window.location.origin && !link.target && !link.hash && !link.hasAttribute('download');
