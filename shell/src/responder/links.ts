import { isPlain } from '../navigation/isPlain';

/**
 * A link to another page, which the browser follows: shows that it is on its way. One to a place in this page, by an older
 * address of it (`/servicos.html`), loads nothing.
 */
export function followLink(event: Event, target: Element): boolean {
  const link = target.closest('a');
  if (!link?.href || link.origin !== location.origin || link.target || link.download || !isPlain(event as MouseEvent))
    return false;
  if (link.hash && (link.pathname + link.search).replace('.html', '') === location.pathname + location.search) {
    location.hash = link.hash;
    return true;
  }
  document.documentElement.dataset.navigating = '';
  return false;
}

/** The page is seen again, out of the browser's cache. */
export const hideProgress = ({ persisted }: PageTransitionEvent): boolean =>
  persisted && delete document.documentElement.dataset.navigating;
