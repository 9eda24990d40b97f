import type { Observation, Pins, Vital } from '@site/shared/contracts';
import { createObservations } from './createObservations';
import type { PageEvent } from './event';
import { createKnownReleases, type KnownReleases } from './knownReleases';

/** ms; the failures of a breaking page are reported together. */
const pause = 2000;

export interface ReporterOptions {
  readonly pins: Pins;
  readonly firstPage: string;
  readonly send: (observation: Observation) => void;
  readonly onIdle: (callback: () => void) => void;
  readonly waiting: readonly PageEvent[];
  /** Events that the minimal beacon has reported. */
  readonly reported: readonly PageEvent[];
}

export type StartReporter = (options: ReporterOptions) => (event: PageEvent) => void;

/** Reports events when the page is idle, hidden or left, and web vitals when it is first hidden. */
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
    } else if ('channel' in event) observations.press(page, event);
    else if ('phase' in event) observations.failure(page, event, event.typed);
    else {
      const { error, file, typed } = event;
      // Errors of browser extensions and unknown code are left out.
      const release = releases.ofCode(placesIn(error) || file);
      if (release) observations.failure(page, { ...release, phase: 'run', kind: String(error), healed: false }, typed);
    }
  }

  // Listens on the document: `web-vitals` listens on the window, in the capture phase, and is done by then.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) return;
    // Web vitals describe the page load up to the first time that the page is hidden.
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

/** The error's text may name files as well. */
function placesIn(error: unknown): string {
  return error instanceof Error ? (error.stack ?? '').replace(String(error), '') : '';
}
