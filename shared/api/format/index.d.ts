export { callLink } from './callLink';
export { cleanLine, cleanLines, cleanSentence } from './cleanText';
export { escapeHtml } from './escapeHtml';
export { formatPhone, formatPhoneWhileTyping, type Phone, parsePhone, phoneLink } from './phone';
export { shortName } from './shortName';
/**
 * Formats `1234.5` (BRL) as `R$ 1.234,50`, with an ordinary space. Avoids `Intl.NumberFormat`: on an old phone, creating the
 * first one for Portuguese takes a third of the time that React takes to start (docs/decisions/0019-script-before-idle.md).
 */
export declare function formatPrice(price: number): string;
/**
 * Returns the first word of a name, or the fallback of spec 2, User menu, without a visible one. An e-mail address ends before
 * its `@`: the result is stored outside the identity provider's storage.
 */
export declare function firstName(displayName: string | null | undefined): string;
/** Formats the digits of a complete or incomplete CEP as `00000-000`. */
export declare function formatPostalCode(text: string): string;
