import type { SiteConfig } from '@site/shared/contracts';
import { callLink } from '@site/shared/format';
import { ClockIcon, MailIcon, PhoneIcon, PinIcon } from '@site/shared/ui';
import type { ComponentType } from 'react';

export interface ContactItem {
  readonly id: 'address' | 'email' | 'phone' | 'hours';
  readonly icon: ComponentType<{ readonly size?: number }>;
  readonly label: string;
  readonly lines: readonly string[];
  /** Target of the link; a map opens in another tab. */
  readonly href?: string;
  readonly opensTab?: boolean;
}

export function contactItems({ contact }: SiteConfig): readonly ContactItem[] {
  const { street, district, city, state, postalCode, mapUrl, email, phone, hours } = contact;
  return [
    {
      id: 'address',
      icon: PinIcon,
      label: 'Endereço',
      lines: [`${street}, ${district}`, `${city}, ${state}`, `CEP ${postalCode}`],
      href: mapUrl,
      opensTab: true,
    },
    { id: 'email', icon: MailIcon, label: 'E-mail comercial', lines: [email], href: `mailto:${email}` },
    {
      id: 'phone',
      icon: PhoneIcon,
      label: 'Telefone fixo',
      lines: [phone],
      href: callLink(phone),
    },
    { id: 'hours', icon: ClockIcon, label: 'Atendimento', lines: [hours] },
  ];
}
