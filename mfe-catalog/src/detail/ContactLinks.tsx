import { chatLink, useSiteConfig } from '@site/shared';
import type { Product } from '@site/shared/contracts';
import { callLink } from '@site/shared/format';
import './ContactLinks.print.module.css';
import styles from './ContactLinks.module.css';

/** Links to a chat about the product and to the company's telephone. The id is short, in HTML that must fit into few packets. */
export function ContactLinks({ product }: { readonly product: Pick<Product, 'id'> }) {
  const { phone, whatsapp } = useSiteConfig().contact;
  return (
    <p className={styles.links}>
      <a href={chatLink(whatsapp, product.id)} target="_blank" rel="noopener">
        Perguntar pelo WhatsApp
      </a>
      <a href={callLink(phone)}>{phone}</a>
    </p>
  );
}
