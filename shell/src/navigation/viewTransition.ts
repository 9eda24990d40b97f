import { flushSync } from 'react-dom';

/**
 * Changes the page in a view transition: the old one fades into the new (https://drafts.csswg.org/css-view-transitions/).
 * At once where the browser has none, nobody is looking, or the visitor asks for less motion.
 */
export function withViewTransition(update: () => void): void {
  if (!document.startViewTransition || document.hidden || asksForLessMotion()) {
    update();
    return;
  }
  // Scroll position and focus are part of the change: the new page is shown as it stands afterwards.
  const { ready, finished, updateCallbackDone } = document.startViewTransition(() => flushSync(update));
  // A transition that another one cuts short, or the browser can't show, has changed the page all the same.
  for (const step of [ready, finished, updateCallbackDone]) step.catch(() => {});
}

const asksForLessMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
