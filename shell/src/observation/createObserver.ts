import type { Observation, Pin, Pins, RemoteFailure, RemoteModuleId, SiteConfig } from '@site/shared/contracts';
import { remoteOf } from '../remotes/remoteOf';
import type { StartReporter } from './createReporter';
import type { Failed, PageEvent, Thrown, Used } from './event';
import { minimalBeacon } from './minimalBeacon';
import { isAskedForVitals } from './vitalsSample';

/** ms in which what belongs together comes up: the releases of a page that starts. */
const pause = 2000;

/** Most events that are kept for the reporter: it reports 20 failures. */
const mostEvents = 50;

/** The scripts of `src/later` that report. */
export type ReporterScript = 'reporter.js' | 'reporterWithVitals.js';

interface Options {
  readonly config: Pick<SiteConfig, 'observationsEndpoint' | 'vitalsSample'>;
  /** The releases that the page was rendered with. */
  readonly pins: Pins;
  /** Pattern of the route that the page was rendered for. */
  readonly firstPage: string;
  readonly send: (endpoint: string, observation: Observation) => void;
  /** Calls back when the page has nothing better to do. */
  readonly onIdle: (callback: () => void) => void;
  readonly loadReporter: (script: ReporterScript) => Promise<{ readonly startReporter: StartReporter }>;
}

/**
 * Observes the page: here is only what has to be there before what it is to observe. Events are kept until the reporter comes,
 * which reports of them what `Observation` says.
 */
export interface Observer {
  /** Begins to observe; does nothing where the owner wants to know nothing. */
  start(): void;
  used(id: RemoteModuleId, release: Pin): void;
  failed(failure: RemoteFailure): void;
  /** The page starts: says where from then on to read the pattern of the route in view. */
  followPages(page: () => string): void;
}

export function createObserver(options: Options): Observer {
  const { config, pins, firstPage, send, onIdle, loadReporter } = options;
  const { observationsEndpoint: endpoint, vitalsSample } = config;
  let pageInView = () => firstPage;
  let waiting: PageEvent[] = [];
  let reported: readonly PageEvent[] = [];
  let isLoading = false;
  let take = (event: PageEvent): void => {
    if (waiting.length < mostEvents) waiting.push(event);
  };

  function note(event: Used | Failed | Thrown) {
    if (endpoint) take({ page: pageInView(), ...event });
  }

  function use(module: string, release: Pin) {
    note({ ...release, module, remote: remoteOf(module) });
  }

  /** A page in which something has failed may soon be left: the reporter comes at once. */
  function fail(event: RemoteFailure | Omit<Thrown, 'typed'>) {
    note({ ...event, typed: typedTexts() });
    void load();
  }

  async function load() {
    if (!endpoint || isLoading) return;
    isLoading = true;
    try {
      const script = isAskedForVitals(vitalsSample) ? 'reporterWithVitals.js' : 'reporter.js';
      const { startReporter } = await loadReporter(script);
      take = startReporter({ pins, firstPage, send: (it) => send(endpoint, it), onIdle, waiting, reported });
      waiting = [];
    } catch {
      // It is not worth another try: what waits goes into the minimal beacon.
    }
  }

  return {
    start() {
      if (!endpoint) return;
      window.addEventListener('error', ({ error, message, filename }) => {
        // What a script throws as it is evaluated the loader reports, and whether another release has healed it.
        if (!document.currentScript) fail({ error: error ?? message, file: filename });
      });
      window.addEventListener('unhandledrejection', ({ reason }) => fail({ error: reason, file: '' }));
      document.addEventListener('visibilitychange', load, { once: true });
      window.addEventListener(
        'pagehide',
        () => {
          for (const observation of minimalBeacon(waiting)) send(endpoint, observation);
          reported = waiting;
          waiting = [];
        },
        { once: true },
      );
      if (pins.shell) use('shell', pins.shell);
    },
    used: use,
    failed: fail,
    followPages(page) {
      pageInView = page;
      // Not before: what it starts with is told in one body.
      setTimeout(() => onIdle(load), pause);
    },
  };
}

/** What stands in the form fields of the page. */
function typedTexts(): readonly string[] {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type=checkbox], [type=radio]), textarea',
  );
  return [...fields].map(({ value }) => value);
}
