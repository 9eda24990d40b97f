import type { SiteConfig } from '@site/shared/contracts';
import { atendimento } from '../../content/atendimento';

/** Days as in https://schema.org/openingHours. */
const days = {
  segunda: 'Mo',
  terça: 'Tu',
  quarta: 'We',
  quinta: 'Th',
  sexta: 'Fr',
  sábado: 'Sa',
  domingo: 'Su',
} as const;

/** Structured data of the company (https://schema.org/LocalBusiness). */
export function companyEntity({ siteUrl, brand, contact, social }: SiteConfig) {
  const { primeiroDia, ultimoDia, abre, fecha, regioes } = atendimento;
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': `${siteUrl}/#empresa`,
    name: brand.name,
    legalName: brand.legalName,
    description: brand.tagline,
    url: `${siteUrl}/`,
    telephone: contact.phone,
    email: contact.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${contact.street}, ${contact.district}`,
      addressLocality: contact.city,
      addressRegion: contact.state,
      postalCode: contact.postalCode,
      addressCountry: 'BR',
    },
    openingHours: `${days[primeiroDia]}-${days[ultimoDia]} ${abre}-${fecha}`,
    areaServed: regioes,
    sameAs: [social.linkedin, social.instagram, social.facebook],
  };
}
