import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

const stops = (list: Element | null) => [...(list?.querySelectorAll<HTMLElement>('a, button') ?? [])];

/**
 * For the list that takes the place of the first responder's lines, which look the same: what had the focus there has it
 * here.
 */
export function useEarlyFocus(): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  // While this renders they are still where they were.
  const [focused] = useState(() =>
    stops(document.querySelector('[data-cart="lines"]')).indexOf(document.activeElement as HTMLElement),
  );
  useLayoutEffect(() => stops(list.current)[focused]?.focus(), [focused]);
  return list;
}
