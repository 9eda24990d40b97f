import type {
  ContactPress,
  Observation,
  Pin,
  Pins,
  RemoteFailure,
  RemoteModuleId,
  SiteConfig,
} from '@site/shared/contracts';
import { remoteOf } from '../remoteOf';
import type { StartReporter } from './createReporter';
import type { Failed, PageEvent, Thrown, Used } from './event';
import { minimalBeacon } from './minimalBeacon';
import { isAskedForVitals, optsOut } from './vitalsSample';
import { watchPresses } from './watchPresses';

/** ms; the releases of a starting page are reported together. */
const pause = 2000;

/** The reporter reports 20 failures. */
const mostEvents = 50;

export type ReporterScript = 'reporter.js' | 'reporterWithVitals.js';

interface Options {
  readonly config: Pick<SiteConfig, 'observationsEndpoint' | 'vitalsSample'>;
  readonly pins: Pins;
  readonly firstPage: string;
  readonly send: (endpoint: string, observation: Observation) => void;
  readonly onIdle: (callback: () => void) => void;
  readonly loadReporter: (script: ReporterScript) => Promise<{ readonly startReporter: StartReporter }>;
}

/** Observer of the page: records releases in use, failures and presses of contact links. A script that is loaded later reports them. */
export interface Observer {
  start(): void;
  used(id: RemoteModuleId, release: Pin): void;
  failed(failure: RemoteFailure): void;
  /** `page` gives the pattern of the route in view. Loads the reporter when the page is idle. */
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

  function note(event: Used | Failed | Thrown | ContactPress) {
    if (endpoint) take({ page: pageInView(), ...event });
  }

  function use(module: string, release: Pin) {
    note({ ...release, module, remote: remoteOf(module) });
  }

  /** Loads the reporter at once, as visitors may leave a page that fails. */
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
      // The minimal beacon reports waiting events.
    }
  }

  return {
    start() {
      if (!endpoint) return;
      window.addEventListener('error', ({ error, message, filename }) => {
        // The loader reports errors of scripts that are being evaluated.
        if (!document.currentScript) fail({ error: error ?? message, file: filename });
      });
      window.addEventListener('unhandledrejection', ({ reason }) => fail({ error: reason, file: '' }));
      if (!optsOut()) watchPresses((press) => note(pageInView() === '*' ? { ...press, path: '*' } : press));
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
      setTimeout(() => onIdle(load), pause);
    },
  };
}

function typedTexts(): readonly string[] {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type=checkbox], [type=radio]), textarea',
  );
  return [...fields].map(({ value }) => value);
}
