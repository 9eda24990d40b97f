import { chatLink, useSiteConfig } from '@site/shared';
import type { CartItem } from '@site/shared/contracts';
import { callLink } from '@site/shared/format';
import { chatText } from '../quote/chatText';
import styles from './ContactLinks.module.css';

export function ContactLinks({ items }: { readonly items: readonly CartItem[] }) {
  const { phone, whatsapp } = useSiteConfig().contact;
  const list = items.length > 0 ? chatText(items, whatsapp) : undefined;
  return (
    <p className={styles.links}>
      <a href={chatLink(whatsapp, list)} target="_blank" rel="noopener">
        WhatsApp
      </a>
      <a href={callLink(phone)}>{phone}</a>
    </p>
  );
}
