/** A Brazilian telephone number: area code and number together, and the extension behind it. */
export interface Phone {
    /** 10 or 11 digits; of a number that is free to call, with its zero. */
    readonly digits: string;
    /** Up to 6 digits; empty without one. */
    readonly extension: string;
}
/**
 * Reads a Brazilian telephone number as people write or paste it (spec 5: 10 or 11 digits). Invisible characters, the
 * country's code and the trunk zero are dropped, these two only where a complete number remains.
 *
 * @returns null for anything else: too few or too many digits, letters, two numbers, another country's code
 */
export declare function parsePhone(text: string): Phone | null;
/** A complete number as `(99)99999-9999` or `(99)9999-9999`, with ` ramal 9` behind it; anything else as it was typed. */
export declare function formatPhone(text: string): string;
/**
 * The same for a number that is being typed: as far as it goes. One that begins with 55 is left alone until it is complete
 * and the field is left, since 55 is an area code and the country's.
 */
export declare function formatPhoneWhileTyping(text: string): string;
/** Address of a link that calls a number (RFC 3966); null for what is no Brazilian number. */
export declare function phoneLink(text: string): string | null;
