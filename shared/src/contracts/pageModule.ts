import type { ComponentType } from 'react';

export interface PagePaths {
  readonly paths: readonly string[];
  /** Paths that exist on preview builds only. */
  readonly previewPaths?: readonly string[];
  /** Served for all unknown paths in the same folder: `/produtos/404` for missing products. */
  readonly notFoundPaths?: readonly string[];
  /** Part of `src/data` that a page shows: other data does not render the page again. Undefined: all data. */
  readonly data?: (path: string) => unknown;
}

export interface Picture {
  /** Address of an image without variants; also for browsers that do not support `type`. */
  readonly src: string;
  readonly srcSet?: string;
  readonly sizes?: string;
  /** MIME type of the variants. */
  readonly type?: string;
}

export interface PageModule<Props = object> {
  readonly default: ComponentType<Props>;
  /** Main picture of the page, fetched when a visitor points at, touches or focuses a link to the page. */
  readonly mainPicture?: (props: Props) => Picture | null;
}
