import type { Location } from 'react-router-dom';

/** Property of a history entry's state: number of open dialogs; missing in the page's own entry. */
const dialogsKey = 'dialogs';

/** Key of React Router's first location, whose history entry has no key. */
const firstKey = 'default';

const stateOf = ({ history }: Window): Readonly<Record<string, unknown>> => history.state ?? {};

export const dialogsInEntry = (): number => Number(stateOf(window)[dialogsKey] ?? 0);

/**
 * Back closes the last dialog: each open dialog has a history entry with the state of the page's own. Call before the
 * navigation listens to the history, whose events this stops.
 */
export function closeOnBack(current: () => Location): void {
  const { history } = window;
  const open = new Set<HTMLDialogElement>();
  /** True until the browser has left the entries of closed dialogs. */
  let isLeaving = false;

  function refresh() {
    for (const dialog of open) if (!dialog.open || !dialog.isConnected) open.delete(dialog);
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) open.add(dialog);
  }

  function syncEntries() {
    if (isLeaving) return;
    refresh();
    const surplus = dialogsInEntry() - open.size;
    isLeaving = surplus > 0;
    if (isLeaving) history.go(-surplus);
    for (let depth = dialogsInEntry(); depth < open.size; depth += 1)
      history.pushState({ ...stateOf(window), [dialogsKey]: depth + 1 }, '');
  }

  window.addEventListener('popstate', (event) => {
    // Another page: the router handles the event, and the page's dialogs go with it.
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
      syncEntries();
      return;
    }
    refresh();
    for (const dialog of [...open].reverse().slice(0, Math.max(0, open.size - dialogsInEntry()))) dialog.close();
  });
  new MutationObserver(syncEntries).observe(document.body, { attributeFilter: ['open'], subtree: true });
  syncEntries();
}
