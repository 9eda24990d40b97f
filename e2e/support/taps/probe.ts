import type { View } from './views';

/** Times in ms since 1970, since another document shows a link's result. */
export interface SeenTap {
  /** Time of the pointerdown event. */
  readonly at: number;
  readonly target: string;
  before: string;
  /** End of the first frame that shows the result. */
  shown: number | null;
}

export interface ProbeRecord {
  readonly taps: readonly SeenTap[];
}

export interface Probed extends Window {
  tapProbe?: ProbeRecord;
  alerts?: number;
}

/**
 * Checks in each frame whether a tap has its result: a changed view that equals, where known, the final one of this tap or a later
 * one. Starts at the first tap, to leave the page undisturbed before. @param wanted null accepts any change
 */
function watchTaps(views: readonly View[], wanted: readonly (string | null)[]): void {
  const page = window as Probed;
  const key = 'tapProbe';
  const taps: SeenTap[] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
  page.tapProbe = { taps };
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
      // The next tap came before this result.
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

  // A real alert would block the page.
  window.alert = () => {
    page.alerts = (page.alerts ?? 0) + 1;
  };
}

/** Compilers may add calls of a helper, `__name`. */
export function probeScript(views: readonly View[], wanted: readonly (string | null)[]): string {
  return `{ const __name = (it) => it; (${watchTaps})([${views.join()}], ${JSON.stringify(wanted)}); }`;
}
