/** Ways in which `probe.ts` lets the checked release fail, so that its fallback release must replace it. */
export const faults = ['load', 'render', 'effect', 'update'] as const;

export type Fault = (typeof faults)[number];

/** Part of the checked release in the page. */
export interface ProbedPart {
  /** Unmounts the part, or mounts it again. */
  readonly show: (isShown: boolean) => void;
}

/** Listener, timer, observer or subscription of the checked release. */
export interface Held {
  /** Such as `listener of resize on window`. */
  readonly what: string;
  readonly isHeld: () => boolean;
}

export interface Container {
  init(shareScope: unknown): unknown;
  get(path: string): Promise<() => unknown>;
}

/** Share of one version of a module, in webpack's format. */
export interface Share {
  readonly get?: () => Promise<() => unknown>;
  readonly lib?: () => unknown;
}

export type ShareScope = Readonly<Record<string, Readonly<Record<string, Share>>>>;

/** Settings of a page under check. */
export interface PageSettings {
  /** Path of the checked package, at which stack traces name its code. */
  readonly base: string;
  readonly fault: Fault | null;
  /** Selectors of the package's parts, and of parts that answer the visitor. */
  readonly found: string;
  readonly live: string;
}

/** State of a page under check, behind a symbol. Texts are lines of the report. */
export interface PageState extends PageSettings {
  readonly parts: Set<ProbedPart>;
  readonly held: Set<Held>;
  readonly containers: string[];
  readonly exports: string[];
  readonly unchecked: string[];
  shares?: { readonly scope: ShareScope; readonly before: ReadonlyMap<string, unknown> };
  container?: Container;
}

/** Facts that `site conform` reads from a page. */
export interface PageFacts {
  readonly containers: readonly string[];
  readonly exports: readonly string[];
  readonly unchecked: readonly string[];
  readonly shares: readonly string[];
  /** Parts whose HTML is no longer in the page. */
  readonly replaced: readonly string[];
  readonly names: readonly string[];
  readonly leaks: readonly string[];
}

/** Functions that `site conform` calls in a page. */
export interface PageCheck {
  /** Touches the parts like a visitor. True once all of them answer. */
  touch(): boolean;
  lifeless(): readonly string[];
  /** Globals, and members of built-in objects. */
  names(): readonly string[];
  /** Loads these modules, and unmounts and mounts all parts. */
  facts(modules: readonly string[]): Promise<PageFacts>;
}

export const stateName = 'site conform';

export const pageState = (): PageState | undefined =>
  (globalThis as unknown as Record<symbol, PageState>)[Symbol.for(stateName)];

export const sharesIn = (scope: ShareScope): ReadonlyMap<string, unknown> =>
  new Map(
    Object.entries(scope ?? {}).flatMap(([name, versions]) =>
      Object.entries(versions).map(([version, share]) => [`${name} ${version}`, share.get] as const),
    ),
  );
