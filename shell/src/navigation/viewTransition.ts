import { flushSync } from 'react-dom';

/**
 * Updates the page in a view transition (https://drafts.csswg.org/css-view-transitions/). Updates at once in browsers without
 * them, in hidden tabs, and for visitors who prefer less motion.
 */
export function withViewTransition(update: () => void): void {
  if (!document.startViewTransition || document.hidden || asksForLessMotion()) {
    update();
    return;
  }
  // Synchronous: the new state is captured with its scroll position and focus.
  const { ready, finished, updateCallbackDone } = document.startViewTransition(() => flushSync(update));
  // Rejections are ignored: a transition that is skipped or interrupted has updated the page as well.
  for (const step of [ready, finished, updateCallbackDone]) step.catch(() => {});
}

const asksForLessMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
