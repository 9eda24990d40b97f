import type { Observation, Pins, Vital } from '@site/shared/contracts';
import { createObservations } from './createObservations';
import type { PageEvent } from './event';
import { createKnownReleases, type KnownReleases } from './knownReleases';

/** ms in which what belongs together comes up: the failures of a page that breaks. */
const pause = 2000;

export interface ReporterOptions {
  /** The releases that the page was rendered with. */
  readonly pins: Pins;
  /** Pattern of the route that the page was rendered for. */
  readonly firstPage: string;
  readonly send: (observation: Observation) => void;
  /** Calls back when the page has nothing better to do. */
  readonly onIdle: (callback: () => void) => void;
  /** What has come up so far, and is reported at once. */
  readonly waiting: readonly PageEvent[];
  /** What had come up before, and was reported without the reporter. */
  readonly reported: readonly PageEvent[];
}

/** Begins to report, and returns what takes the events that come up from then on. */
export type StartReporter = (options: ReporterOptions) => (event: PageEvent) => void;

/**
 * Reports events when the page has time or is about to go, and vitals when it first goes out of sight.
 *
 * @param watchVitals begins to watch them, and returns what they are by the time that it is called
 */
export function createReporter(
  { pins, firstPage, send, onIdle, waiting, reported }: ReporterOptions,
  watchVitals?: (releases: KnownReleases) => () => readonly Vital[],
): (event: PageEvent) => void {
  const releases = createKnownReleases(pins);
  const observations = createObservations({
    send,
    later: (callback) => void setTimeout(() => onIdle(callback), pause),
  });
  let vitals = watchVitals?.(releases);

  function take(event: PageEvent) {
    const { page } = event;
    if ('module' in event) {
      releases.use(event.module, event);
      observations.view(page, event);
    } else if ('phase' in event) observations.failure(page, event, event.typed);
    else {
      const { error, file, typed } = event;
      // Browser extensions, and code that is nobody's, are left out.
      const release = releases.ofCode(placesIn(error) || file);
      if (release) observations.failure(page, { ...release, phase: 'run', kind: String(error), healed: false }, typed);
    }
  }

  // The library of the vitals listens to the window, and so hears of it before.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) return;
    // They are the page load's: what comes after the visitor has been away is not reported.
    if (vitals) observations.vitals(firstPage, vitals());
    vitals = undefined;
    observations.flush();
  });
  window.addEventListener('pagehide', observations.flush);
  reported.forEach(take);
  observations.forget();
  waiting.forEach(take);
  observations.flush();
  return take;
}

/** A stack without the error's text, which may name files too. */
function placesIn(error: unknown): string {
  return error instanceof Error ? (error.stack ?? '').replace(String(error), '') : '';
}
