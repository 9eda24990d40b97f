export { cleanLine, cleanLines, cleanSentence } from './cleanText';
export { escapeHtml } from './escapeHtml';
export { formatPhone, formatPhoneWhileTyping, type Phone, parsePhone, phoneLink } from './phone';
export { shortName } from './shortName';
/**
 * `1234.5` (BRL) as `R$ 1.234,50`, with an ordinary space. Not by `Intl.NumberFormat`: to make the first one for Portuguese
 * takes an old phone a third of the time that all of React does (docs/decisions/0019-script-before-idle.md).
 */
export declare function formatPrice(price: number): string;
/**
 * The first word of a name, or the fallback of spec 2, User menu, when there is none to be seen. An e-mail address in
 * place of a name ends before its `@`: what is greeted with is remembered outside the identity provider's storage.
 */
export declare function firstName(displayName: string | null | undefined): string;
/** As many digits of a CEP as there are, as `00000-000`. */
export declare function formatPostalCode(text: string): string;
