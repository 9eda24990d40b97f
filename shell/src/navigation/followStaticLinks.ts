import type { Navigation } from '@site/shared';
import { staticLinks } from '@site/shared/early';
import { createPath } from 'react-router-dom';
import { isPlain } from './isPlain';

export function followStaticLinks({ navigator, getState }: Navigation): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(staticLinks) : null;
    if (!link || !isPlain(event) || link.origin !== window.location.origin || link.target) return;
    event.preventDefault();
    const path = createPath(link);
    if (path === createPath(getState().location)) navigator.replace(path);
    else navigator.push(path);
  });
}
