import { markArriving } from '../page';
import { laterSelector, setLater } from '../protocol';
import { rememberClicks } from './clicks';

/**
 * Last script of every page. Starts the shell after the first paint, by moving the scripts from `<template id="scripts">` to the
 * head, so that scripts do not delay painting on slow phones and networks (docs/decisions/0006-start.md). The content security
 * policy lists its digest, so its text must be the same on every page.
 */

/** ms after which the page starts in any case. */
const startTimeout = 2000;

/** ms that the browser may take to report the paint of a loaded image. */
const paintReportTimeout = 300;

const largestPaint = 'largest-contentful-paint';

/** Main image of the page. */
const image = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
const laterParts = [...document.querySelectorAll<HTMLElement>(laterSelector)];
let scripts = document.querySelector<HTMLTemplateElement>('#scripts');
let paints: PerformanceObserver | undefined;

rememberClicks();
if (document.hidden) start();
else {
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
}

function startAfterPaint(): void {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start, paints ? paintReportTimeout : 0)));
}

function start(): void {
  if (!scripts) return;
  paints?.disconnect();
  document.head.append(document.importNode(scripts.content, true));
  scripts = null;
  onIdle(() => layOutLaterParts(0));
}

/**
 * Lays out the deferred parts (`later`), an eighth of them per idle period: all at once would delay the response to a tap. At the
 * end, restores the attribute to the value that React expects in hydration.
 */
function layOutLaterParts(from: number): void {
  const to = from + Math.ceil(laterParts.length / 8);
  for (const part of laterParts.slice(from, to)) setLater(part, true);
  if (from < laterParts.length) {
    onIdle(() => layOutLaterParts(to));
    return;
  }
  markArriving(false);
  for (const part of laterParts) setLater(part, false);
}

function onIdle(callback: () => void): void {
  // Safari does not enable it by default.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(callback, { timeout: 500 });
  else setTimeout(callback);
}
