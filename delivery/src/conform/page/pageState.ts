import type { Finding } from '../rules';

/** Ways in which `probe.ts` lets the checked release fail, so that its fallback release must replace it. */
export const failures = ['load', 'render', 'effect', 'update'] as const;

export type Failure = (typeof failures)[number];

/** Part of the checked release in the page. */
export interface ProbedPart {
  /** Unmounts the part, or mounts it again. */
  readonly show: (isShown: boolean) => void;
}

/** Listener, timer, observer or subscription of the checked release. */
export interface Held {
  /** Such as `listener of resize on window`. */
  readonly what: string;
  readonly key: readonly unknown[];
  readonly isHeld: () => boolean;
}

/** In webpack's format. */
export interface Container {
  init(shareScope: unknown): unknown;
  get(path: string): Promise<() => unknown>;
}

export type ShareScope = Readonly<
  Record<
    string,
    Readonly<Record<string, { readonly get?: () => Promise<() => unknown>; readonly lib?: () => unknown }>>
  >
>;

/** Settings of a page under check. */
export interface PageSettings {
  /** Path of the checked package, at which stack traces name its code. */
  readonly base: string;
  readonly failure: Failure | null;
  /** Selectors of the package's parts, and of parts that answer the visitor. */
  readonly found: string;
  readonly live: string;
}

/** State of a page under check, and functions that `site conform` calls, behind a symbol. */
export interface PageState extends PageSettings {
  readonly parts: Set<ProbedPart>;
  readonly held: Set<Held>;
  readonly findings: Finding[];
  shares?: { readonly scope: ShareScope; readonly before: ReadonlyMap<string, unknown> };
  container?: Container;
  /** Touches the parts like a visitor. True once all of them answer. */
  touch(): boolean;
  lifeless(): readonly string[];
  /** Globals, and members of built-in objects. */
  names(): readonly string[];
  /** Loads these modules, and unmounts and mounts all parts. */
  check(modules: readonly string[]): Promise<readonly Finding[]>;
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
