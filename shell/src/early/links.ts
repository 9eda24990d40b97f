import { markNavigating } from '@site/shared/early';
import { isPlain } from '../navigation/isPlain';

/** A link to a place in this page by its old address (`/servicos.html`) loads nothing. */
export function followLink(event: Event, target: Element): boolean {
  const link = target.closest('a');
  if (!link?.href || link.origin !== location.origin || link.target || link.download || !isPlain(event as MouseEvent))
    return false;
  if (link.hash && (link.pathname + link.search).replace('.html', '') === location.pathname + location.search) {
    location.hash = link.hash;
    return true;
  }
  markNavigating(true);
  return false;
}

export const hideProgress = ({ persisted }: PageTransitionEvent): boolean => persisted && markNavigating(false);
