import type { SiteConfig } from '@site/shared/contracts';
import { atendimento } from '../../content/atendimento';
import { openingHours } from './openingHours';

/** Structured data of the company (https://schema.org/LocalBusiness). */
export function companyEntity({ siteUrl, brand, contact, socialLinks }: SiteConfig) {
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
    openingHours: openingHours(contact.hours),
    areaServed: atendimento.regioes,
    sameAs: socialLinks.filter(({ icon }) => icon !== 'whatsapp').map(({ url }) => url),
  };
}
