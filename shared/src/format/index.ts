export { cleanLine, cleanLines, cleanSentence } from './cleanText';
export { escapeHtml } from './escapeHtml';
export { formatPhone, formatPhoneWhileTyping, type Phone, parsePhone, phoneLink } from './phone';
export { shortName } from './shortName';

/**
 * `1234.5` (BRL) as `R$ 1.234,50`, with an ordinary space. Not by `Intl.NumberFormat`: to make the first one for Portuguese
 * takes an old phone a third of the time that all of React does (docs/decisions/0019-script-before-idle.md).
 */
export function formatPrice(price: number): string {
  const number = price
    .toFixed(2)
    .replace('.', ',')
    .replace(/\B(?=(\d{3})+,)/g, '.');
  return `R$ ${number}`;
}

/**
 * The first word of a name, or the fallback of spec 2, User menu, when there is none to be seen. An e-mail address in
 * place of a name ends before its `@`: what is greeted with is remembered outside the identity provider's storage.
 */
export function firstName(displayName: string | null | undefined): string {
  const visible = (displayName ?? '').replace(/(?![\s\u200c\u200d])\p{C}/gu, '');
  const [word = ''] = visible.trim().split(/[\s@]+/);
  // Joiners hold emoji and some scripts' letters together; at the ends they join nothing.
  return word.replace(/^[\u200c\u200d]+|[\u200c\u200d]+$/g, '') || 'Usuário';
}

/** As many digits of a CEP as there are, as `00000-000`. */
export function formatPostalCode(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 8);
  return digits.length > 5 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : digits;
}
