/** Release of a package that rendered a page's HTML, and that hydrates it. */
export interface Pin {
  readonly version: string;
  readonly url: string;
  /** Subresource integrity of `url` (https://www.w3.org/TR/SRI/). */
  readonly integrity: string;
}

/** Releases of a page by federation name, including the shell. Stored in the page as JSON with the id `pins`. */
export type Pins = Readonly<Record<string, Pin>>;

/** Accepted on previews on this machine only; a missing digest is always refused. */
export const unsealed = 'unsealed';
