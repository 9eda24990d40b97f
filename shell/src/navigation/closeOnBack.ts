import type { Location } from 'react-router-dom';

/** Number of open dialogs that a history entry stands for, in its state; none in a page's own entry. */
const mark = 'dialogs';

/** Key of the first location in React Router, whose entry has none. */
const firstKey = 'default';

const stateOf = ({ history }: Window): Readonly<Record<string, unknown>> => history.state ?? {};

/** Number of open dialogs that the current history entry stands for. */
export const dialogsInEntry = (): number => Number(stateOf(window)[mark] ?? 0);

/**
 * Has the browser's Back close the dialog that was opened last, and stay on the page. Each open dialog has a history entry
 * with the state of the page's own; a dialog that is closed otherwise takes its entry along. A navigation out of a dialog
 * replaces the entry (`createBrowserNavigation`).
 *
 * To be called before the navigation listens to the history. A dialog that opens before the page starts gets its entry then.
 *
 * @param current the location that the page shows
 */
export function closeOnBack(current: () => Location): void {
  const { history } = window;
  /** In the order in which they were opened. */
  const open = new Set<HTMLDialogElement>();
  /** True until the browser has left the entries of dialogs that were closed. */
  let isLeaving = false;

  function refresh() {
    for (const dialog of open) if (!dialog.open || !dialog.isConnected) open.delete(dialog);
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) open.add(dialog);
  }

  function follow() {
    if (isLeaving) return;
    refresh();
    const surplus = dialogsInEntry() - open.size;
    isLeaving = surplus > 0;
    if (isLeaving) history.go(-surplus);
    for (let depth = dialogsInEntry(); depth < open.size; depth += 1)
      history.pushState({ ...stateOf(window), [mark]: depth + 1 }, '');
  }

  window.addEventListener('popstate', (event) => {
    // Another page: the router goes there, and the dialogs close with this one.
    const { key, pathname, search, hash } = current();
    const { location } = window;
    const isHere = pathname + search + hash === location.pathname + location.search + location.hash;
    if (!isHere || (stateOf(window).key ?? firstKey) !== key) {
      isLeaving = false;
      return;
    }
    event.stopImmediatePropagation();
    if (isLeaving) {
      isLeaving = false;
      follow();
      return;
    }
    refresh();
    for (const dialog of [...open].reverse().slice(0, Math.max(0, open.size - dialogsInEntry()))) dialog.close();
  });
  new MutationObserver(follow).observe(document.body, { attributeFilter: ['open'], subtree: true });
  follow();
}
