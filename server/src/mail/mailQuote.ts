import type { ContactMessage } from '@site/shared/contracts';
import { escapeHtml, formatPrice, quoteLine } from '@site/shared/format';
import { readQuoteItems } from '@site/shared/forms';
import { paths } from '@site/shared/registry';
import { oneLine, wellFormedText } from './messageQueue';
import type { PublishedPrices } from './publishedPrices';

export interface MailQuote {
  readonly lines: readonly QuoteLine[];
  readonly total: string;
}

interface QuoteLine {
  /** The line in a mail without HTML. */
  readonly text: string;
  readonly quantity: string;
  readonly name: string;
  readonly id: string;
  readonly price: string;
  readonly subtotal: string;
  readonly link: string | undefined;
  /** Result of the comparison with the catalogue. */
  readonly check: string;
}

const title = 'Itens do orçamento';

/** Requests can be forged, and an open page can be older than the catalogue. */
const note = 'Preços enviados pelo navegador do visitante, comparados com os do catálogo publicado.';

function checkOf(seen: number, published: number | undefined): string {
  if (published === undefined) return 'preço não conferido: o catálogo publicado não mostra este produto com preço';
  const isEqual = Math.round(seen * 100) === Math.round(published * 100);
  return isEqual ? 'preço conferido' : `preço diferente: ${formatPrice(published)} no catálogo publicado`;
}

/** @returns null for a message without products, or with an unreadable list */
export function quoteOf(
  { items: text }: ContactMessage,
  siteUrl: string | undefined,
  prices: PublishedPrices,
): MailQuote | null {
  const items = text === undefined ? null : readQuoteItems(text);
  if (!items) return null;
  const subtotal = (price: number, quantity: number) => (Math.round(price * 100) * quantity) / 100;
  return {
    lines: items.map(({ id, name, quantity, price }) => ({
      text: quoteLine({ id: oneLine(id), name: oneLine(name), quantity, price }),
      quantity: String(quantity),
      name: oneLine(name),
      id: oneLine(id),
      price: formatPrice(price),
      subtotal: formatPrice(subtotal(price, quantity)),
      check: checkOf(price, prices.get(id)),
      // Escapes in JSON can stand for lone surrogates, which no address can have.
      link: siteUrl && `${siteUrl}${paths.product(wellFormedText(id))}`,
    })),
    total: formatPrice(items.reduce((sum, { price, quantity }) => sum + subtotal(price, quantity), 0)),
  };
}

export function quoteLines({ lines, total }: MailQuote): readonly string[] {
  return [
    `${title}:`,
    ...lines.flatMap(({ text, check, link }) => [`- ${text}`, `  ${check}`, ...(link ? [`  ${link}`] : [])]),
    `Total: ${total}`,
    note,
  ];
}

const cell = 'padding:8px 4px;border-bottom:1px solid #e4e4e7;vertical-align:top';
const number = `${cell};text-align:right;white-space:nowrap`;
const label = 'color:#52525b;font-size:14px;font-weight:400';

export function quoteHtml({ lines, total }: MailQuote): string {
  return `<table style="width:100%;margin:16px 0 4px;border-collapse:collapse">
<caption style="${label};text-align:left">${title}</caption>
<thead><tr>
<th scope="col" style="${number};${label}">Qtd.</th>
<th scope="col" style="${cell};${label};text-align:left">Produto</th>
<th scope="col" style="${number};${label}">Preço visto</th>
<th scope="col" style="${number};${label}">Subtotal</th>
</tr></thead>
<tbody>
${lines.map(lineHtml).join('\n')}
</tbody>
<tfoot><tr>
<th scope="row" colspan="3" style="${number}">Total</th>
<td style="${number};font-weight:700">${escapeHtml(total)}</td>
</tr></tfoot>
</table>
<p style="margin:0 0 12px;${label}">${note}</p>`;
}

function lineHtml({ quantity, name, id, price, subtotal, check, link }: QuoteLine): string {
  const text = escapeHtml(name || id);
  const product = link ? `<a href="${escapeHtml(link)}" style="color:#b91c1c">${text}</a>` : text;
  return `<tr><td style="${number}">${quantity}</td><td style="${cell};overflow-wrap:anywhere">${product}<span style="display:block;${label}">${escapeHtml(id)}</span><span style="display:block;${label}">${check}</span></td><td style="${number}">${price}</td><td style="${number}">${subtotal}</td></tr>`;
}
