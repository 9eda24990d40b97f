import type { Pin, RemoteFailure } from '@site/shared/contracts';

export type PageEvent = {
  /** Pattern of the route in view. */
  readonly page: string;
} & (Used | Failed | Thrown);

export interface Used extends Pin {
  /** Such as `mfe_catalog/ProductPage`, or `shell`. */
  readonly module: string;
  readonly remote: string;
}

/** Values of the page's form fields at that time, to be removed from the texts of errors. */
interface WithTyped {
  readonly typed: readonly string[];
}

export interface Failed extends RemoteFailure, WithTyped {}

export interface Thrown extends WithTyped {
  readonly error: unknown;
  /** Address of the script; empty if unknown. */
  readonly file: string;
}
