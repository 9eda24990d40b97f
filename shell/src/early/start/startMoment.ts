import { signMark } from '@site/shared/contracts';
import { isSignedIn, renderedPath } from '@site/shared/early';
import { hasOverrides } from '../../preview/hasOverrides';
import { onIdle } from '../../remotes/onIdle';
import { firstAnswer } from './firstAnswer';

/** ms after the page was shown from which on it starts as soon as it is idle, though nobody has touched it. */
const untouched = 8000;

/**
 * Settles when the page is to start (docs/decisions/0028-html-answers.md). Until then its HTML answers: it starts once the
 * visitor's first interaction has been answered, or when nothing has happened for a while; where there is more to show than
 * the HTML has, as soon as it is idle. Where there is no HTML, at once.
 */
export async function startMoment(): Promise<void> {
  const root = document.getElementById('root');
  if (root?.firstElementChild) await (isMoreThanHtml(root) ? new Promise<void>(onIdle) : touchedOrIdle());
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

/** Whether the page has to show something that its HTML, which is the same for everybody, can't have. */
function isMoreThanHtml(root: HTMLElement): boolean {
  const { pathname, search, hash } = window.location;
  const isOther = renderedPath(root) !== pathname || search !== '' || hash !== '';
  return isOther || isIncomplete(root) || isSignedIn() || hasOverrides();
}

/**
 * Whether a part says that it is still to be filled, has a form that nobody can send yet, or could not be prerendered: React
 * marks that by a comment before an element that shows nothing.
 */
function isIncomplete(root: HTMLElement): boolean {
  if (root.querySelector('[aria-busy="true"], [type="submit"]:disabled')) return true;
  const marks = [...root.querySelectorAll('template')].map(({ previousSibling }) => previousSibling);
  return marks.some((mark) => mark instanceof Comment && mark.data === '$!');
}

/** When the visitor first saw the page, in ms as `performance.now` counts. */
const shownAt = () => performance.getEntriesByName?.('first-contentful-paint')[0]?.startTime ?? 0;
