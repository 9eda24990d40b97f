import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

export interface EnlargedViewState {
  readonly row: RefObject<HTMLDivElement | null>;
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  /** Index of the picture in view; undefined before the view has been open. */
  readonly current: number | undefined;
  readonly openAt: (index: number) => void;
  readonly show: (index: number) => void;
  readonly onScroll: () => void;
}

/** The row's scroll position decides: the first responder may have opened and scrolled it before hydration. */
export function useEnlargedView(): EnlargedViewState {
  const row = useRef<HTMLDivElement>(null);
  const opensAt = useRef<number>(undefined);
  const [isOpen, setOpen] = useState(false);
  const [current, setCurrent] = useState<number>();

  const show = useCallback((index: number) => {
    const element = row.current;
    const picture = element?.children[index] as HTMLElement | undefined;
    if (!element || !picture) return;
    element.scrollLeft = index * element.clientWidth;
    setCurrent(index);
    // The focus follows only where a picture has it.
    if (element.contains(document.activeElement)) picture.focus({ preventScroll: true });
  }, []);

  const onScroll = useCallback(() => setCurrent((index) => indexInView(row.current) ?? index), []);

  const openAt = useCallback(
    (index: number) => {
      const isShown = Number(row.current?.clientWidth) > 0;
      if (!isShown) opensAt.current = index;
      // First responders of older shells open the dialog at its first picture.
      else if (row.current?.scrollLeft === 0) show(index);
      setOpen(true);
    },
    [show],
  );

  useEffect(() => {
    if (!isOpen) return;
    if (opensAt.current === undefined) onScroll();
    else show(opensAt.current);
    opensAt.current = undefined;
  }, [isOpen, onScroll, show]);

  // A layout effect that needs no state: a key may follow the opening at once, before React renders the state of the open view.
  useLayoutEffect(() => {
    const dialog = row.current?.closest('dialog');
    const onKeyDown = (event: KeyboardEvent) => {
      const step = steps[event.key];
      if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      // A focused, magnified picture scrolls with these keys.
      if (row.current?.contains(event.target as Node) && isScrollable(event.target as Element)) return;
      event.preventDefault();
      const index = opensAt.current ?? indexInView(row.current);
      opensAt.current = undefined;
      if (index !== undefined) show(index + step);
    };
    dialog?.addEventListener('keydown', onKeyDown);
    return () => dialog?.removeEventListener('keydown', onKeyDown);
  }, [show]);

  return { row, isOpen, setOpen, current, openAt, show, onScroll };
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

const indexInView = (row: HTMLElement | null): number | undefined =>
  row && row.clientWidth > 0 ? Math.round(row.scrollLeft / row.clientWidth) : undefined;

const isScrollable = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth;
