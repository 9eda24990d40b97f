/** Brazilian telephone number. */
export interface Phone {
    /** Area code and number, 10 or 11 digits. A toll-free number keeps its leading zero. */
    readonly digits: string;
    /** Up to 6 digits; empty without one. */
    readonly extension: string;
}
/**
 * Parses a Brazilian telephone number in the forms that people write or paste (spec 5: 10 or 11 digits). Drops invisible
 * characters; drops the country code and the trunk zero if a complete number remains.
 *
 * @returns null for too few or too many digits, letters, two numbers or another country code
 */
export declare function parsePhone(text: string): Phone | null;
/** Formats a complete number as `(99)99999-9999` or `(99)9999-9999`, with ` ramal 9`; returns other texts unchanged. */
export declare function formatPhone(text: string): string;
/**
 * Formats an incomplete number during input. Leaves numbers that begin with 55 unchanged, which is both an area code and the
 * country code: `formatPhone` formats them when the field loses the focus.
 */
export declare function formatPhoneWhileTyping(text: string): string;
/** Builds a `tel:` URL (RFC 3966); null if the text is not a Brazilian number. */
export declare function phoneLink(text: string): string | null;
