/** The one release of a package that a page's HTML was made by, and that the page hydrates with. */
export interface Pin {
    readonly version: string;
    /** Entry script. */
    readonly url: string;
    /** Subresource integrity of `url` (https://www.w3.org/TR/SRI/). */
    readonly integrity: string;
}
/** The releases on a page, by federation name, the shell's among them; in the page as JSON with the id `pins`. */
export type Pins = Readonly<Record<string, Pin>>;
/**
 * Stands for a digest where a development server builds as files change. The loader takes it on previews of this
 * machine alone; no digest at all is always refused.
 */
export declare const unsealed = "unsealed";
