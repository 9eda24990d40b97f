import { flushSync } from 'react-dom';

/** https://drafts.csswg.org/css-view-transitions/; at once in hidden tabs or with reduced motion. */
export function withViewTransition(update: () => void): void {
  if (!document.startViewTransition || document.hidden || asksForLessMotion()) {
    update();
    return;
  }
  // Synchronous: the new state is captured with its scroll position and focus.
  const { ready, finished, updateCallbackDone } = document.startViewTransition(() => flushSync(update));
  // A skipped or interrupted transition rejects, but has updated the page.
  for (const step of [ready, finished, updateCallbackDone]) step.catch(() => {});
}

const asksForLessMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
