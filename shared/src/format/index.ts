import type { QuoteItem } from '../contracts';

export { callLink } from './callLink';
export { cleanLine, cleanLines, cleanSentence } from './cleanText';
export { escapeHtml } from './escapeHtml';
export { formatPhone, formatPhoneWhileTyping, type Phone, parsePhone, phoneLink } from './phone';
export { shortName } from './shortName';

/** `R$ 1.234,50`, BRL. The first `Intl.NumberFormat` is slow (docs/decisions/0019-script-before-idle.md). */
export function formatPrice(price: number): string {
  const number = price
    .toFixed(2)
    .replace('.', ',')
    .replace(/\B(?=(\d{3})+,)/g, '.');
  return `R$ ${number}`;
}

/** Line of a quote in mail and chat: `4 × Extintor (AP-10L), R$ 198,50 cada: R$ 794,00`. */
export function quoteLine({ quantity, name, id, price }: QuoteItem): string {
  return `${quantity} × ${name} (${id}), ${formatPrice(price)} cada: ${formatPrice(price * quantity)}`;
}

/** Fallback of spec 2, User menu. Cuts an e-mail address before its `@`, because the result is stored. */
export function firstName(displayName: string | null | undefined): string {
  const visible = (displayName ?? '').replace(/(?![\s\u200c\u200d])\p{C}/gu, '');
  const [word = ''] = visible.trim().split(/[\s@]+/);
  // Joiners at the ends join nothing.
  return word.replace(/^[\u200c\u200d]+|[\u200c\u200d]+$/g, '') || 'Usuário';
}

/** Formats the digits of a complete or incomplete CEP as `00000-000`, also full-width digits. */
export function formatPostalCode(text: string): string {
  const digits = text.normalize('NFKC').replace(/\D/g, '').slice(0, 8);
  return digits.length > 5 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : digits;
}
