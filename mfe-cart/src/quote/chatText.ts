import { chatLink } from '@site/shared';
import { totalQuantity } from '@site/shared/cart';
import type { CartItem } from '@site/shared/contracts';
import { formatPrice, quoteLine } from '@site/shared/format';
import { quoteTexts } from './quoteTexts';

/** Characters of a chat link: browsers of phones hand at least 2,000 over to another application. */
export const longestChatLink = 2_000;

/** A longer link than `longestChatLink` ends in the number of units left out. @param whatsapp part of the link */
export function chatText(items: readonly CartItem[], whatsapp: string): string {
  const [only] = items;
  if (only && totalQuantity(items) === 1) return `${only.name} (${only.id}), ${formatPrice(only.price)}`;
  const textOf = (count: number) => {
    const left = totalQuantity(items.slice(count));
    const lines = items.slice(0, count).map((item) => `- ${quoteLine(item)}`);
    return [`${quoteTexts.units(totalQuantity(items))}:`, ...lines, ...(left > 0 ? [quoteTexts.more(left)] : [])].join(
      '\n',
    );
  };
  const fits = (count: number) => chatLink(whatsapp, textOf(count)).length <= longestChatLink;
  let count = 0;
  while (count < items.length && fits(count + 1)) count += 1;
  return textOf(count);
}
