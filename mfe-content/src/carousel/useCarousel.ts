import { useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Swiper, SwiperOptions } from 'swiper/types';
import { whenIdle } from './whenIdle';

/** Where a carousel is. */
export interface CarouselPosition {
  /** Of the slide in view (of the first in view), in the order of the HTML. */
  readonly index: number;
  readonly isBeginning: boolean;
  readonly isEnd: boolean;
}

/**
 * A row of slides that scrolls by itself as plain HTML, by buttons as well (`data-scroll`), and is handed to Swiper once
 * the browser has time, or at the first click on one of its buttons. Swiper finds its place from the scroll position, so
 * nothing moves when it takes over.
 *
 * @param options must be the same object from render to render
 */
export function useCarousel(options: SwiperOptions) {
  const viewport = useRef<HTMLDivElement>(null);
  const viewportId = useId();
  const loading = useRef<Promise<Swiper | null>>(undefined);
  const [engine, setEngine] = useState<Swiper | null>(null);
  const [position, setPosition] = useState<CarouselPosition>({ index: 0, isBeginning: true, isEnd: false });

  const takeOver = useCallback(async (): Promise<Swiper | null> => {
    const module = await import('./swiperEngine').catch(() => null);
    const element = viewport.current;
    if (!module || !element) {
      loading.current = undefined;
      return null;
    }
    const initialSlide = slideInView(element);
    // In one go, so that the change of style and the change of place are painted together.
    element.dataset.carousel = 'running';
    element.scrollLeft = 0;
    const swiper = module.createSwiper(element, { ...options, initialSlide });
    const follow = () => setPosition({ index: swiper.realIndex, isBeginning: swiper.isBeginning, isEnd: swiper.isEnd });
    for (const event of ['slideChange', 'breakpoint', 'resize'] as const) swiper.on(event, follow);
    follow();
    setEngine(swiper);
    return swiper;
  }, [options]);

  const start = useCallback(() => {
    loading.current ??= takeOver();
    return loading.current;
  }, [takeOver]);

  useEffect(() => whenIdle(() => void start()), [start]);

  // What the buttons say of the row is right also where it was scrolled before React came, or Swiper.
  useLayoutEffect(() => {
    const element = viewport.current;
    if (!element || engine) return;
    const follow = () => {
      // Swiper takes the scroll position away before this is over.
      if (!element.dataset.carousel) setPosition((known) => keepIfSame(known, positionOf(element)));
    };
    follow();
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, [engine]);

  useEffect(
    () => () => {
      void loading.current?.then((swiper) => swiper?.destroy());
      loading.current = undefined;
    },
    [],
  );

  const moves = useMemo(() => {
    /** Moves with Swiper as soon as it is there; without its code, by scrolling the row. */
    async function move(slide: (swiper: Swiper) => void, scrollTo: (step: number, left: number) => number) {
      const swiper = await start();
      const element = viewport.current;
      if (swiper) slide(swiper);
      else element?.scrollTo({ left: scrollTo(slideStep(element), element.scrollLeft) });
    }
    return {
      next: () =>
        void move(
          (swiper) => swiper.slideNext(),
          (step, left) => left + step,
        ),
      previous: () =>
        void move(
          (swiper) => swiper.slidePrev(),
          (step, left) => left - step,
        ),
      goTo: (index: number) =>
        void move(
          (swiper) => (options.loop ? swiper.slideToLoop(index) : swiper.slideTo(index)),
          (step) => index * step,
        ),
    };
  }, [start, options]);

  return { viewport, viewportId, engine, position, ...moves };
}

/** Distance from one slide to the next, px. */
function slideStep(viewport: HTMLElement): number {
  const [first, second] = viewport.querySelectorAll<HTMLElement>('.swiper-slide');
  return first && second ? second.offsetLeft - first.offsetLeft : 0;
}

/** Of the slide in view, by how far the row is scrolled. */
function slideInView(viewport: HTMLElement): number {
  return Math.round(viewport.scrollLeft / (slideStep(viewport) || 1));
}

function positionOf(viewport: HTMLElement): CarouselPosition {
  const { scrollLeft, scrollWidth, clientWidth } = viewport;
  // A row that has no width yet has no end either. Zoomed, browsers scroll by fractions of a pixel.
  const isEnd = scrollLeft > 0 && scrollLeft + clientWidth >= scrollWidth - 1;
  return { index: slideInView(viewport), isBeginning: scrollLeft < 1, isEnd };
}

function keepIfSame(known: CarouselPosition, found: CarouselPosition): CarouselPosition {
  const { index, isBeginning, isEnd } = found;
  return known.index === index && known.isBeginning === isBeginning && known.isEnd === isEnd ? known : found;
}
