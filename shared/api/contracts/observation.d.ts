import type { FailurePhase, RemoteFailure } from './failure';
/**
 * What a visitor's page tells of itself: which releases it used, what failed, how long it took. It names no visitor and
 * no address; a body is JSON, sent as `text/plain` by `navigator.sendBeacon` (https://www.w3.org/TR/beacon/).
 */
export interface Observation {
    /** Pattern of the route, such as `/produtos/:productId`; `*` for the 404 page. */
    readonly page: string;
    /**
     * Version by federation name, of the releases that the page used since it told last, whether they worked or not. A
     * page tells each release once: it is one view of it.
     */
    readonly views: Readonly<Record<string, string>>;
    readonly failures: readonly ObservedFailure[];
    readonly vitals: readonly Vital[];
}
/** A page tells a failure once for each cause. */
export interface ObservedFailure extends RemoteFailure {
    /** The first of that release in that page, recovered hydrations apart. Older shells count those as well. */
    readonly first: boolean;
}
/**
 * React discarded the HTML of a part and rendered it anew, as it does wherever a browser extension or a translator has
 * altered the page. The visitor misses nothing.
 */
export declare const isRecoveredHydration: ({ phase, healed }: Pick<RemoteFailure, "phase" | "healed">) => boolean;
/** The view of the release has failed: by its first failure that is no recovered hydration. */
export declare const countsAsFailedView: (failure: Pick<ObservedFailure, "phase" | "healed" | "first">) => boolean;
/**
 * Web vitals (https://web.dev/articles/vitals), and the time until a part of the page is hydrated: from the moment at which
 * the page starts (`signMark`).
 */
export type VitalName = 'LCP' | 'INP' | 'CLS' | 'hydration';
/** How the browser's performance marks begin of when a part of the page answers: followed by its module's name. */
export declare const hydrationMark = "hydrated ";
export interface Vital {
    readonly name: VitalName;
    /** ms; a layout shift's score has no unit. */
    readonly value: number;
    /** Federation name of who owns the element that was painted, clicked, shifted or hydrated. */
    readonly remote: string;
    readonly version: string;
    /** Of a slow interaction: federation name of whose script took the longest. */
    readonly script?: string;
}
/** What a server knows of one release, within a span of time. */
export interface ReleaseTally {
    readonly remote: string;
    readonly version: string;
    readonly views: number;
    /** Views in which it failed at least once, healed or not; recovered hydrations are counted apart. */
    readonly failedViews: number;
    /** Hydrations that recovered by themselves; older servers count them as failed views. */
    readonly recoveredHydrations?: number;
    readonly failures: readonly {
        readonly phase: FailurePhase;
        readonly healed: boolean;
        readonly count: number;
    }[];
    /** `p75`: three of four pages were at least as good; units as in `Vital`. */
    readonly vitals: readonly {
        readonly name: VitalName;
        readonly count: number;
        readonly p75: number;
    }[];
    /** Of equal slices of the span, the oldest first, for a chart. */
    readonly slices: readonly {
        readonly views: number;
        readonly failedViews: number;
    }[];
}
/** A canary that was taken back, and why. */
export interface Verdict {
    readonly remote: string;
    readonly version: string;
    /** ISO 8601. */
    readonly time: string;
    /** One sentence in Portuguese, with the numbers. */
    readonly reason: string;
}
/** What a server has been told by visitors' pages: the answer of a preview build's server to `GET`. */
export interface ObservationSummary {
    readonly hour: readonly ReleaseTally[];
    readonly day: readonly ReleaseTally[];
    readonly verdicts: readonly Verdict[];
}
