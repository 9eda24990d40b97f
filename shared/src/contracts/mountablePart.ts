import type { PageMetadata } from './pageMetadata';
import type { PartContext } from './partContext';

/**
 * Default export of an exposed module that renders without the shell's React (docs/decisions/0034-mountable-parts.md). Props are
 * those of the registry: `satisfies MountablePart<RemoteProps<'mfe_cart/CartPanel'>>`.
 */
export interface MountablePart<Props = object> {
  /** Returns the part's HTML; called in Node builds only. Elements must be closed, as React closes them. */
  readonly render: (props: Props, context: PartContext) => string | Promise<string>;
  /**
   * Shows the part in an element, and returns once it answers the visitor. The site's policy refuses texts for `innerHTML`.
   * An error thrown here replaces the release, as `onError` does.
   */
  readonly mount: (element: HTMLElement, props: Props, options: MountOptions) => MountedPart<Props>;
  /** Metadata of a page. Parts of pages have none. */
  readonly head?: (props: Props) => PageMetadata;
}

/** @sealed */
export interface MountOptions {
  readonly context: PartContext;
  /** True if the element holds the HTML that `render` of the same release has returned for these props. */
  readonly hydrate: boolean;
  /** Replaces the release by its fallback release. The element keeps its content, inert, until that one has loaded. */
  readonly onError: (error: unknown) => void;
  /** Reports that the part has discarded the HTML and rendered anew, as where an extension has altered it. */
  readonly onRecovered: (error: unknown) => void;
}

/** Part in the page. An error that a method throws replaces the release. */
export interface MountedPart<Props = object> {
  update(props: Props): void;
  /** Ends subscriptions and timers. The page removes the element's content itself, perhaps before this call. */
  unmount(): void;
}
