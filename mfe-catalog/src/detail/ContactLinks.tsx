import { chatLink, useSiteConfig } from '@site/shared';
import type { Product } from '@site/shared/contracts';
import { callLink } from '@site/shared/format';
import './ContactLinks.print.module.css';
import styles from './ContactLinks.module.css';

/** Links to a chat about the product and to the company's telephone. */
export function ContactLinks({ product: { id, name } }: { readonly product: Pick<Product, 'id' | 'name'> }) {
  const { phone, whatsapp } = useSiteConfig().contact;
  return (
    <ul className={styles.links} aria-label="Contato">
      <li>
        <a href={chatLink(whatsapp, `${name} (${id})`)} target="_blank" rel="noopener">
          Perguntar pelo WhatsApp
        </a>
      </li>
      <li>
        <a href={callLink(phone)}>{phone}</a>
      </li>
    </ul>
  );
}
