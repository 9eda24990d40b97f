import { act } from '@testing-library/react';

/** Replacements for APIs that jsdom lacks: layout, media queries, intersection. */

/** Gives every element a width, and the transform matrix that Swiper reads positions from. */
export function giveElementsWidth(width: number): void {
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => width });
  window.DOMMatrixReadOnly = class {
    readonly m41: number;
    constructor(transform: string) {
      this.m41 = Number(/translate3d\((-?[\d.]+)px/.exec(transform)?.[1] ?? 0);
    }
  } as unknown as typeof DOMMatrixReadOnly;
}

/** Advances fake timers until Swiper has started. */
export async function untilRunning(row: () => HTMLElement): Promise<void> {
  for (let ms = 0; ms < 1000 && !row().dataset.carousel; ms += 1) await act(() => jest.advanceTimersByTimeAsync(1));
  expect(row()).toHaveAttribute('data-carousel', 'running');
}

export function answerMediaQueries(answer: (query: string) => boolean): void {
  window.matchMedia = ((query: string) => ({
    matches: answer(query),
    media: query,
    addEventListener() {},
    removeEventListener() {},
  })) as unknown as typeof window.matchMedia;
}

export const reducedMotion = (query: string) => query.includes('prefers-reduced-motion');

/** Replacement of IntersectionObserver; `report` calls back with the visible share of an element. */
export function watchIntersections() {
  const observers = new Map<Element, (ratio: number) => void>();
  window.IntersectionObserver = class {
    private readonly watched = new Set<Element>();
    constructor(
      private readonly callback: IntersectionObserverCallback,
      readonly options?: IntersectionObserverInit,
    ) {}
    observe(element: Element) {
      this.watched.add(element);
      observers.set(element, (intersectionRatio) =>
        this.callback([{ intersectionRatio } as IntersectionObserverEntry], this as unknown as IntersectionObserver),
      );
    }
    disconnect() {
      for (const element of this.watched) observers.delete(element);
    }
  } as unknown as typeof IntersectionObserver;
  return {
    isWatched: (element: Element) => observers.has(element),
    report: (element: Element, ratio: number) => act(() => observers.get(element)?.(ratio)),
  };
}
