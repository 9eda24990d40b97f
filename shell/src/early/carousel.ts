import { scrolledRow, scrollSelector, scrollTarget } from '@site/shared/early';

/** Scrolls the row of a `scrolls` button. Its items may be wrapped in one element, such as a carousel's slides. */
export function scrollRow(_event: Event, target: Element): boolean {
  const button = target.closest<HTMLElement>(scrollSelector);
  const row = scrolledRow(button);
  if (!button || !row) return false;
  const parts = row.children[1] ? row : row.children[0];
  const start = (index: number | string) =>
    (parts?.children[index as number] as HTMLElement | undefined)?.offsetLeft ?? 0;
  const scroll = scrollTarget(button);
  // Distance between two items; 0 in a row with one.
  const step = start(1) - start(0);
  if (scroll === 'next') row.scrollBy({ left: step });
  else if (scroll === 'previous') row.scrollBy({ left: -step });
  else row.scrollTo({ left: start(scroll) - start(0) });
  return true;
}
