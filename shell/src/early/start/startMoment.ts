import { signMark } from '@site/shared/contracts';
import { isSignedIn, onIdle, renderedPath } from '@site/shared/early';
import { hasOverrides } from '../../preview/activation';
import { firstAnswer } from './firstAnswer';

/** ms from the first paint after which an untouched page starts as soon as it is idle. */
const untouched = 8000;

/** Settles when idle if the page must show more than its HTML, and at once without HTML (decision 28). */
export async function startMoment(): Promise<void> {
  const root = document.getElementById('root');
  if (root?.firstElementChild)
    await (isMoreThanHtml(root) ? new Promise<void>((resolve) => onIdle(resolve)) : touchedOrIdle());
  performance.mark?.(signMark);
}

function touchedOrIdle(): Promise<void> {
  return new Promise((resolve) => {
    const waiting = new AbortController();
    const start = () => {
      waiting.abort();
      resolve();
    };
    firstAnswer(start, waiting.signal);
    const timer = setTimeout(() => onIdle(start), shownAt() + untouched - performance.now());
    waiting.signal.addEventListener('abort', () => clearTimeout(timer));
  });
}

/** True if the page must show something for this visitor or address that the HTML, the same for everybody, does not have. */
function isMoreThanHtml(root: HTMLElement): boolean {
  const { pathname, search, hash } = window.location;
  const isOther = renderedPath(root) !== pathname || search !== '' || hash !== '';
  return isOther || isIncomplete(root) || isSignedIn() || hasOverrides();
}

/** Busy, with a form that can't be sent yet, or not prerendered: React writes a comment before a `<template>`. */
function isIncomplete(root: HTMLElement): boolean {
  if (root.querySelector('[aria-busy="true"], [type="submit"]:disabled')) return true;
  const marks = [...root.querySelectorAll('template')].map(({ previousSibling }) => previousSibling);
  return marks.some((mark) => mark instanceof Comment && mark.data === '$!');
}

/** Time of the first paint, in ms of `performance.now`. */
const shownAt = () => performance.getEntriesByName?.('first-contentful-paint')[0]?.startTime ?? 0;
