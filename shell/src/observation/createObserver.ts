import type { Pin, Pins, RemoteFailure, RemoteModuleId, SiteConfig, Vital } from '@site/shared/contracts';
import type { watchVitals } from '../later/vitals';
import { typedTexts } from './cleanText';
import { createObservations } from './createObservations';
import { createKnownReleases } from './knownReleases';
import { isAskedForVitals } from './vitalsSample';

/** ms in which what belongs together comes up: the releases of a page that starts, the failures of one that breaks. */
const pause = 2000;

interface Options {
  readonly config: Pick<SiteConfig, 'observationsEndpoint' | 'vitalsSample'>;
  /** The releases that the page was rendered with. */
  readonly pins: Pins;
  /** Pattern of the route that the page was rendered for. */
  readonly firstPage: string;
  readonly send: (endpoint: string, body: string) => void;
  /** Calls back when the page has nothing better to do. */
  readonly onIdle: (callback: () => void) => void;
  readonly loadVitals: () => Promise<{ readonly watchVitals: typeof watchVitals }>;
}

/** Observes the page, and tells of it what `Observation` says, when the page has time or is about to go. */
export interface Observer {
  /** Begins to observe; does nothing where the owner wants to know nothing. */
  start(): void;
  used(id: RemoteModuleId, release: Pin): void;
  failed(failure: RemoteFailure): void;
  /** Says where from then on to read the pattern of the route in view. */
  followPages(page: () => string): void;
}

export function createObserver({ config, pins, firstPage, send, onIdle, loadVitals }: Options): Observer {
  const { observationsEndpoint: endpoint, vitalsSample } = config;
  const releases = createKnownReleases(pins);
  let pageInView = () => firstPage;
  let vitals: (() => readonly Vital[]) | null = null;
  const later = (callback: () => void) => void setTimeout(() => onIdle(callback), pause);
  const observations = createObservations({
    page: () => pageInView(),
    typed: typedTexts,
    send: (body) => {
      if (endpoint) send(endpoint, body);
    },
    later,
  });

  function tellBeforeItGoes() {
    if (!document.hidden) return;
    // They are the page load's: what comes after the visitor has been away is not told.
    if (vitals) observations.vitals(firstPage, vitals());
    vitals = null;
    observations.flush();
  }

  /** What nobody catches, where a release throws it: browser extensions, and code that is nobody's, are left out. */
  function threw(error: unknown, file = '') {
    const release = releases.ofCode(placesIn(error) || file);
    if (release) observations.failure({ ...release, phase: 'run', kind: String(error), healed: false });
  }

  return {
    start() {
      if (!endpoint) return;
      window.addEventListener('error', ({ error, message, filename }) => {
        // What a script throws as it is evaluated the loader tells, and whether another release has healed it.
        if (!document.currentScript) threw(error ?? message, filename);
      });
      window.addEventListener('unhandledrejection', ({ reason }) => threw(reason));
      // The library of the vitals listens to the window, and so is told before.
      document.addEventListener('visibilitychange', tellBeforeItGoes);
      window.addEventListener('pagehide', observations.flush);
      const shell = releases.ofModule('shell');
      if (shell) observations.view(shell);
      if (isAskedForVitals(vitalsSample)) later(watch);
    },
    used(id, release) {
      releases.use(id, release);
      const used = releases.ofModule(id);
      if (used) observations.view(used);
    },
    failed: observations.failure,
    followPages(page) {
      pageInView = page;
    },
  };

  async function watch() {
    try {
      const { watchVitals } = await loadVitals();
      vitals = watchVitals(releases);
    } catch {
      // They are not worth another try.
    }
  }
}

/** A stack without the error's text, which may name files too. */
function placesIn(error: unknown): string {
  return error instanceof Error ? (error.stack ?? '').replace(String(error), '') : '';
}
