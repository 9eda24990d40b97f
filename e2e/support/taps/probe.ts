import type { View } from './views';

/** A tap as the page has seen it; times in ms since 1970, for one that leads elsewhere is shown by another document. */
export interface SeenTap {
  /** When the finger came down, as the browser dates the event. */
  readonly at: number;
  /** What was tapped, by its name. */
  readonly target: string;
  /** The view at that moment. */
  before: string;
  /** When the first frame that shows what was asked for had been made. */
  shown: number | null;
}

export interface ProbeRecord {
  readonly taps: readonly SeenTap[];
  /** The browser's own figure for each event (https://www.w3.org/TR/event-timing/): `at` as above, `duration` in ms. */
  readonly events: readonly { readonly at: number; readonly duration: number }[];
}

export interface Probed extends Window {
  tapProbe?: ProbeRecord;
  alerts?: number;
}

/**
 * Watches, frame by frame, for what each tap asked for: that the view is another than before, and the one that this tap (or
 * one after it) leads to, where that is known. What a frame shows is read in its `requestAnimationFrame`; its time is taken
 * when the frame has been made. There are no such frames before the first tap: the page is left alone.
 *
 * @param wanted what each view ends up with; null for anything else than before
 */
function watchTaps(views: readonly View[], wanted: readonly (string | null)[]): void {
  const page = window as Probed;
  const key = 'tapProbe';
  const taps: SeenTap[] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
  const events: { at: number; duration: number }[] = [];
  page.tapProbe = { taps, events };
  const keep = () => sessionStorage.setItem(key, JSON.stringify(taps));
  const see = (index: number) => views[index]?.() ?? '';
  const isWanted = (index: number, now: string) =>
    wanted[index] === null || wanted.slice(index, taps.length).includes(now);

  const look = () => {
    const index = taps.findIndex(({ shown }) => shown === null);
    const tap = taps[index];
    if (!tap) return;
    const now = see(index);
    if (now !== tap.before && isWanted(index, now)) {
      tap.shown = 0;
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        tap.shown = performance.timeOrigin + performance.now();
        keep();
      };
      channel.port2.postMessage(null);
      const next = taps[index + 1];
      // That one was made when this had not been answered yet.
      if (next && see(index + 1) !== wanted[index + 1]) next.before = see(index + 1);
    }
    requestAnimationFrame(look);
  };

  window.addEventListener(
    'pointerdown',
    ({ target, timeStamp }) => {
      const control = (target as Element).closest('a, button, summary, label, input, [role]');
      const name = control?.getAttribute('aria-label') ?? control?.textContent ?? '';
      const at = performance.timeOrigin + timeStamp;
      taps.push({ at, target: name.trim().slice(0, 60), before: see(taps.length), shown: null });
      keep();
      if (taps.filter(({ shown }) => shown === null).length === 1) requestAnimationFrame(look);
    },
    { capture: true },
  );
  if (taps.length > 0) requestAnimationFrame(look);

  // The browser's own would stop the page, and every test with it.
  window.alert = () => {
    page.alerts = (page.alerts ?? 0) + 1;
  };
  new PerformanceObserver((list) => {
    for (const { startTime, duration, interactionId } of list.getEntries() as PerformanceEventTiming[]) {
      if (interactionId) events.push({ at: performance.timeOrigin + startTime, duration });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** The probe as a script for a page; tools that compile functions may have them ask for a helper, `__name`. */
export function probeScript(views: readonly View[], wanted: readonly (string | null)[]): string {
  return `{ const __name = (it) => it; (${watchTaps})([${views.join()}], ${JSON.stringify(wanted)}); }`;
}
