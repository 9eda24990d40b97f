import type { ContactPress, Pin, RemoteFailure } from '@site/shared/contracts';

export type PageEvent = {
  readonly page: string;
} & (Used | Failed | Thrown | ContactPress);

export interface Used extends Pin {
  /** Such as `mfe_catalog/ProductPage`, or `shell`. */
  readonly module: string;
  readonly remote: string;
}

/** Values of form fields at that time, to be removed from texts of errors. */
interface WithTyped {
  readonly typed: readonly string[];
}

export interface Failed extends RemoteFailure, WithTyped {}

export interface Thrown extends WithTyped {
  readonly error: unknown;
  /** Empty if unknown. */
  readonly file: string;
}
