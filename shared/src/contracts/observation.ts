import type { FailurePhase, RemoteFailure } from './failure';

/**
 * Report of a visitor's page: releases used, failures, web vitals. It identifies neither the visitor nor the address. Sent as
 * JSON of type `text/plain` by `navigator.sendBeacon` (https://www.w3.org/TR/beacon/).
 */
export interface Observation {
  /** Pattern of the route, such as `/produtos/:productId`; `*` for the 404 page. */
  readonly page: string;
  /**
   * Versions by federation name of the releases used since the last report, including failed ones. A page reports each
   * release once, which counts as one view.
   */
  readonly views: Readonly<Record<string, string>>;
  readonly failures: readonly ObservedFailure[];
  readonly vitals: readonly Vital[];
  /** In a report of its own: older servers refuse reports with it. */
  readonly press?: ContactPress;
}

/** Channels whose links a page reports when they are pressed. */
export const contactChannels = ['whatsapp', 'phone'] as const;

export type ContactChannel = (typeof contactChannels)[number];

/** Press of a link to a chat or telephone, reported once for each page and channel of a page load. */
export interface ContactPress {
  readonly channel: ContactChannel;
  /** Path of the page, without its query; `*` for the 404 page. */
  readonly path: string;
}

/** Failure as reported by a page, once for each cause. */
export interface ObservedFailure extends RemoteFailure {
  /** True for the first failure of the release in the page, not counting recovered hydrations. Older shells count these. */
  readonly first: boolean;
}

/**
 * Recovered hydration: React discarded the HTML of a part and rendered the part again, as it does where a browser extension or
 * a translator has changed the page. The visitor loses nothing.
 */
export const isRecoveredHydration = ({ phase, healed }: Pick<RemoteFailure, 'phase' | 'healed'>): boolean =>
  healed && phase === 'hydrate';

/** Failed view: the first failure of a release in a page, unless it is a recovered hydration. */
export const countsAsFailedView = (failure: Pick<ObservedFailure, 'phase' | 'healed' | 'first'>): boolean =>
  failure.first && !isRecoveredHydration(failure);

/**
 * Web vitals (https://web.dev/articles/vitals). `hydration`: time from the start of the page (`signMark`) until a part is
 * hydrated.
 */
export type VitalName = 'LCP' | 'INP' | 'CLS' | 'hydration';

/** Prefix of the performance mark of a part's hydration, followed by the module's name. */
export const hydrationMark = 'hydrated ';

export interface Vital {
  readonly name: VitalName;
  /** ms; `CLS` has no unit. */
  readonly value: number;
  /** Federation name of the owner of the element that was painted, clicked, shifted or hydrated. */
  readonly remote: string;
  readonly version: string;
  /** @deprecated Set by older shells, and ignored. */
  readonly script?: string;
}

/** Counts of one release within a period. */
export interface ReleaseTally {
  readonly remote: string;
  readonly version: string;
  readonly views: number;
  /** Views with at least one failure, healed or not, other than recovered hydrations. */
  readonly failedViews: number;
  /** Older servers count these as failed views. */
  readonly recoveredHydrations?: number;
  readonly failures: readonly { readonly phase: FailurePhase; readonly healed: boolean; readonly count: number }[];
  /** `p75`: 75th percentile, in the units of `Vital`. */
  readonly vitals: readonly { readonly name: VitalName; readonly count: number; readonly p75: number }[];
  /** @deprecated Empty; older servers fill it, and older releases of `/versoes` draw it. */
  readonly slices: readonly { readonly views: number; readonly failedViews: number }[];
}

/** Automatic rollback of a canary, with its reason. */
export interface Verdict {
  readonly remote: string;
  readonly version: string;
  /** Time of the rollback, ISO 8601. */
  readonly time: string;
  /** Sentence in Portuguese that gives the numbers. */
  readonly reason: string;
}

/** Requests by form, and presses of contact links. */
export type ContactKind = 'request' | ContactChannel;

/** Counts of the last days, today included, by place. */
export interface ContactSpan {
  readonly days: number;
  readonly places: readonly (Readonly<Record<ContactKind, number>> & {
    /** Path of a page; `cart`; `*` for the 404 page; `other` for a form that the server does not know. */
    readonly place: string;
  })[];
}

/** Answer to `GET` of the observations endpoint, on servers of preview builds. */
export interface ObservationSummary {
  readonly hour: readonly ReleaseTally[];
  readonly day: readonly ReleaseTally[];
  readonly verdicts: readonly Verdict[];
  /** Spans of 7, 30 and 90 days; older servers lack them. */
  readonly contacts?: readonly ContactSpan[];
}
