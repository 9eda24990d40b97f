import { useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Swiper, SwiperOptions } from 'swiper/types';
import { leaveInertSlide } from './keepFocus';
import { whenIdle } from './whenIdle';

export interface CarouselPosition {
  /** Index of the first slide in view, in the order of the HTML. */
  readonly index: number;
  readonly isBeginning: boolean;
  readonly isEnd: boolean;
}

/** ms without movement. A row under a finger or after a click before hydration has no final position yet. */
const restMs = 250;

/**
 * A scrolling row in plain HTML until the browser is idle and the row at rest: Swiper starts at the slide in view.
 * @param options the same object in each render
 */
export function useCarousel(options: SwiperOptions) {
  const viewport = useRef<HTMLDivElement>(null);
  const viewportId = useId();
  const loading = useRef<Promise<Swiper | null>>(undefined);
  const running = useRef<Swiper | null>(null);
  /** Time of the last movement (`performance.now()`), and the target slide of a button. */
  const moved = useRef<{ readonly at: number; readonly to?: number | undefined }>({ at: 0 });
  const [engine, setEngine] = useState<Swiper | null>(null);
  const [position, setPosition] = useState<CarouselPosition>({ index: 0, isBeginning: true, isEnd: false });

  const takeOver = useCallback(async (): Promise<Swiper | null> => {
    const module = await import('./swiperEngine').catch(() => null);
    while (isMoving(moved.current)) await frameAfter(restMs);
    const element = viewport.current;
    if (!module || !element) {
      loading.current = undefined;
      return null;
    }
    const initialSlide = slideInView(element);
    // In one task, so that the changes of style and of position are painted together.
    element.dataset.carousel = 'running';
    element.scrollLeft = 0;
    const swiper = module.createSwiper(element, { ...options, initialSlide });
    const follow = () => setPosition({ index: swiper.realIndex, isBeginning: swiper.isBeginning, isEnd: swiper.isEnd });
    for (const event of ['slideChange', 'breakpoint', 'resize'] as const) swiper.on(event, follow);
    follow();
    running.current = swiper;
    setEngine(swiper);
    return swiper;
  }, [options]);

  const start = useCallback(() => {
    loading.current ??= takeOver();
  }, [takeOver]);

  useEffect(() => whenIdle(start), [start]);

  useLayoutEffect(() => {
    const element = viewport.current;
    if (!element || engine) return;
    const follow = () => {
      // `takeOver` has reset the scroll position for Swiper.
      if (element.dataset.carousel) return;
      // After a rest the target of a button no longer counts: the visitor scrolls.
      const to = isMoving(moved.current) ? moved.current.to : undefined;
      moved.current = { at: performance.now(), to };
      setPosition((known) => keepIfSame(known, positionOf(element)));
    };
    follow();
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, [engine]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: slides become inert as the position changes
  useLayoutEffect(() => {
    if (engine && viewport.current) leaveInertSlide(viewport.current);
  }, [engine, position]);

  useEffect(
    () => () => {
      void loading.current?.then((swiper) => swiper?.destroy());
      loading.current = undefined;
      running.current = null;
    },
    [],
  );

  const moves = useMemo(() => {
    function move(slide: (swiper: Swiper) => void, scrollTo: (index: number, count: number) => number) {
      const element = viewport.current;
      if (running.current) return slide(running.current);
      if (!element) return;
      const from = (isMoving(moved.current) ? moved.current.to : undefined) ?? slideInView(element);
      const to = scrollTo(from, element.querySelectorAll('.swiper-slide').length);
      moved.current = { at: performance.now(), to };
      element.scrollTo({ left: to * slideStep(element) });
      start();
    }
    const { loop } = options;
    return {
      next: () =>
        move(
          (swiper) => swiper.slideNext(),
          (index, count) => (loop ? (index + 1) % count : Math.min(index + 1, count - 1)),
        ),
      previous: () =>
        move(
          (swiper) => swiper.slidePrev(),
          (index, count) => (loop ? (index + count - 1) % count : Math.max(index - 1, 0)),
        ),
      goTo: (index: number) =>
        move(
          (swiper) => (loop ? swiper.slideToLoop(index) : swiper.slideTo(index)),
          () => index,
        ),
    };
  }, [start, options]);

  return { viewport, viewportId, engine, position, ...moves };
}

const isMoving = ({ at }: { readonly at: number }) => performance.now() - at < restMs;

/** Waits for a time and for the next frame, which delivers the delayed scroll events of a busy page. */
async function frameAfter(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
  await new Promise(requestAnimationFrame);
}

function slideStep(viewport: HTMLElement): number {
  const [first, second] = viewport.querySelectorAll<HTMLElement>('.swiper-slide');
  return first && second ? second.offsetLeft - first.offsetLeft : 0;
}

function slideInView(viewport: HTMLElement): number {
  return Math.round(viewport.scrollLeft / (slideStep(viewport) || 1));
}

function positionOf(viewport: HTMLElement): CarouselPosition {
  const { scrollLeft, scrollWidth, clientWidth } = viewport;
  // A row without layout is not at its end. Zoomed browsers scroll by fractions of a pixel.
  const isEnd = scrollLeft > 0 && scrollLeft + clientWidth >= scrollWidth - 1;
  return { index: slideInView(viewport), isBeginning: scrollLeft < 1, isEnd };
}

function keepIfSame(known: CarouselPosition, found: CarouselPosition): CarouselPosition {
  const { index, isBeginning, isEnd } = found;
  return known.index === index && known.isBeginning === isBeginning && known.isEnd === isEnd ? known : found;
}
