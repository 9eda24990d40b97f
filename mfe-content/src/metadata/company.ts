import type { SiteConfig } from '@site/shared/contracts';

/** Structured data of the company (https://schema.org/LocalBusiness). */
export function companyEntity({ siteUrl, brand, contact, social }: SiteConfig) {
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
    openingHours: 'Mo-Fr 08:00-17:00',
    areaServed: ['Rio de Janeiro', 'Brasil'],
    sameAs: [social.linkedin, social.instagram, social.facebook],
  };
}
