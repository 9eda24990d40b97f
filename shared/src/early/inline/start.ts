import { markArriving } from '../page';
import { laterSelector, setLater } from '../protocol';
import { rememberClicks } from './clicks';

/** Starts the shell after the first paint, once the HTML is parsed (docs/decisions/0006-start.md). */

/** ms after which the page starts in any case. */
const startTimeout = 2000;

/** ms that the browser may take to report the paint of a loaded image. */
const paintReportTimeout = 300;

const largestPaint = 'largest-contentful-paint';

rememberClicks();
document.addEventListener('DOMContentLoaded', () => {
  const image = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  const scripts = document.querySelector<HTMLTemplateElement>('#scripts');
  let paints: PerformanceObserver | undefined;
  let hasStarted = false;

  const add = (selector: string) => document.head.append(...(scripts?.content.querySelectorAll(selector) ?? []));
  const addForMedia = () => add('[media]');
  const start = () => {
    if (hasStarted) return;
    hasStarted = true;
    paints?.disconnect();
    add(':not([media])');
    layOutLaterParts();
  };
  const startAfterPaint = () => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start, paints ? paintReportTimeout : 0)));
  };

  addEventListener('load', () => onIdle(addForMedia));
  addEventListener('beforeprint', addForMedia);
  if (matchMedia('(forced-colors)').matches) addForMedia();
  if (document.hidden) return start();
  setTimeout(start, startTimeout);
  if (PerformanceObserver.supportedEntryTypes.includes(largestPaint)) {
    paints = new PerformanceObserver((list) => {
      const shown = list.getEntries() as (PerformanceEntry & { readonly element?: Element })[];
      if (shown.some(({ element }) => !image || element === image)) onIdle(start);
    });
    paints.observe({ type: largestPaint, buffered: true });
  }
  if (!image || image.complete) startAfterPaint();
  else image.onload = image.onerror = startAfterPaint;
});

/** An eighth of them per idle period: all at once would delay the response to a tap. */
function layOutLaterParts(): void {
  const parts = [...document.querySelectorAll<HTMLElement>(laterSelector)];
  const batch = Math.ceil(parts.length / 8);
  const layOutFrom = (first: number) =>
    onIdle(() => {
      const isDone = first >= parts.length;
      if (isDone) markArriving(false);
      for (const part of isDone ? parts : parts.slice(first, first + batch)) setLater(part, !isDone);
      if (!isDone) layOutFrom(first + batch);
    });
  layOutFrom(0);
}

function onIdle(callback: () => void): void {
  // Safari does not enable it by default.
  const schedule: typeof requestIdleCallback = window.requestIdleCallback ?? setTimeout;
  schedule(callback, { timeout: 500 });
}
