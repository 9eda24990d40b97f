import { useSiteConfig } from '@site/shared';
import { callLink } from '@site/shared/format';
import { ClockIcon, MailIcon, PhoneIcon, PinIcon, VisuallyHidden } from '@site/shared/ui';
import type { ReactNode } from 'react';
import styles from './ContactList.module.css';

export function ContactList() {
  const { street, district, city, state, postalCode, mapUrl, email, phone, hours } = useSiteConfig().contact;
  return (
    <address className={styles.address}>
      <ul className={styles.list}>
        <Item icon={<PinIcon size={22} />} label="Endereço">
          <a className={styles.text} href={mapUrl} target="_blank" rel="noopener">
            {`${street}, ${district}`}
            <br />
            {`${city}, ${state}`}
            <br />
            {`CEP ${postalCode}`}
            <VisuallyHidden> (abre o mapa em outra aba)</VisuallyHidden>
          </a>
        </Item>
        <Item icon={<MailIcon size={22} />} label="E-mail comercial">
          <a className={styles.text} href={`mailto:${email}`}>
            {email}
          </a>
        </Item>
        <Item icon={<PhoneIcon size={22} />} label="Telefone fixo">
          <a className={styles.text} href={callLink(phone)}>
            {phone}
          </a>
        </Item>
        <Item icon={<ClockIcon size={22} />} label="Atendimento">
          <span className={styles.text}>{hours}</span>
        </Item>
      </ul>
    </address>
  );
}

interface ItemProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly children: ReactNode;
}

const Item = ({ icon, label, children }: ItemProps) => (
  <li className={styles.item}>
    <span className={styles.icon}>{icon}</span>
    <span className={styles.label}>{label}</span>
    {children}
  </li>
);
