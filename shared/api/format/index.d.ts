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
/**
 * As many digits of a Brazilian phone number as there are, as `(99)99999-9999` or `(99)9999-9999`. A number pasted or
 * filled in with the country's code or the trunk zero loses it; one that starts with another code stays as it is. Digits
 * too many are kept: the form says so (spec 5), rather than making another number of it.
 */
export declare function formatPhone(text: string): string;
