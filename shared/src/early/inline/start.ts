import { markArriving } from '../page';
import { laterSelector, setLater } from '../protocol';
import { rememberClicks } from './clicks';

/**
 * Stands at the end of every page. Starts the shell once the visitor has seen the page, by moving the scripts out of
 * `<template id="scripts">` into the head: until then an old phone's processor paints, and a slow network brings what it paints
 * (docs/decisions/0006-start.md). The content security policy names its digest, so it is the same on every page.
 */

/** ms after which the page starts, whatever it has shown. */
const longestWait = 2000;

/** ms after the image has come in which the browser reports that it has painted it. */
const reportTime = 300;

const largestPaint = 'largest-contentful-paint';

/** Image that the page gives priority to. */
const image = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
const laterParts = [...document.querySelectorAll<HTMLElement>(laterSelector)];
let scripts = document.querySelector<HTMLTemplateElement>('#scripts');
let paints: PerformanceObserver | undefined;

rememberClicks();
if (document.hidden) start();
else {
  setTimeout(start, longestWait);
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
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start, paints ? reportTime : 0)));
}

function start(): void {
  if (!scripts) return;
  paints?.disconnect();
  document.head.append(document.importNode(scripts.content, true));
  scripts = null;
  onIdle(() => layOutLaterParts(0));
}

/**
 * Lays out the parts that wait (`later`), an eighth of them whenever the page is idle: all at once they would delay the answer
 * to a tap. In the end their attribute has its first value again, as React expects it.
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
  // Safari has it only behind a switch.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(callback, { timeout: 500 });
  else setTimeout(callback);
}
