/**
 * `data-scroll="next"`, `"previous"` or an index on a button that controls (`aria-controls`) a row that scrolls: brings
 * that part of it into view. How it moves is the style sheet's (`scroll-behavior`). The parts may stand in one element, as
 * a carousel's slides do.
 */
export function scrollRow(_event: Event, target: Element): boolean {
  const button = target.closest<HTMLElement>('[data-scroll]');
  const row = document.getElementById(button?.getAttribute('aria-controls') ?? '');
  if (!button || !row) return false;
  const parts = row.children[1] ? row : row.children[0];
  const start = (index: number | string) =>
    (parts?.children[index as number] as HTMLElement | undefined)?.offsetLeft ?? 0;
  const { scroll = '' } = button.dataset;
  // From one part to the next; a row with one part has nowhere to go.
  const step = start(1) - start(0);
  if (scroll === 'next') row.scrollBy({ left: step });
  else if (scroll === 'previous') row.scrollBy({ left: -step });
  else row.scrollTo({ left: start(scroll) - start(0) });
  return true;
}
