import type { Pin, RemoteFailure } from '@site/shared/contracts';

/** Something that came up in the page, as it is kept until the reporter takes it. */
export type PageEvent = {
  /** Pattern of the route that was in view. */
  readonly page: string;
} & (Used | Failed | Thrown);

/** A module came into use, out of a release. */
export interface Used extends Pin {
  /** Such as `mfe_catalog/ProductPage`, or `shell`. */
  readonly module: string;
  readonly remote: string;
}

/** What stood in the page's form fields then: the texts of errors must not name it. */
interface WithTyped {
  readonly typed: readonly string[];
}

export interface Failed extends RemoteFailure, WithTyped {}

/** What nobody caught. */
export interface Thrown extends WithTyped {
  readonly error: unknown;
  /** The file that threw it, where the browser says so. */
  readonly file: string;
}
