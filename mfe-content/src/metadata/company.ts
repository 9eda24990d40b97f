import { type SiteConfig, socialLinksOf } from '@site/shared/contracts';
import { atendimento } from '../../content/atendimento';

/** Structured data of the company (https://schema.org/LocalBusiness). */
export function companyEntity(config: SiteConfig) {
  const { siteUrl, brand, contact } = config;
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': `${siteUrl}/#empresa`,
    name: brand.name,
    legalName: brand.legalName,
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
    sameAs: socialLinksOf(config)
      .filter(({ icon }) => icon !== 'whatsapp')
      .map(({ url }) => url),
  };
}

const days: Readonly<Record<string, string>> = {
  segunda: 'Mo',
  terça: 'Tu',
  quarta: 'We',
  quinta: 'Th',
  sexta: 'Fr',
  sábado: 'Sa',
  domingo: 'Su',
};

const oneRange =
  /^(\p{L}+)(?:-feira)? (?:a|à|até) (\p{L}+)(?:-feira)?,? (?:das|de) (\d\d?)(?::|h)?(\d\d)?h? (?:às|a|até) (\d\d?)(?::|h)?(\d\d)?h?$/u;

/** 'Segunda a sexta, das 8:00 às 17:00' → `Mo-Fr 08:00-17:00` (https://schema.org/openingHours); undefined for other texts. */
export function openingHours(text: string): string | undefined {
  const [, first = '', last = '', opens = '', minutes = '00', closes = '', lastMinutes = '00'] =
    oneRange.exec(text.toLowerCase()) ?? [];
  const [from, to] = [days[first], days[last]];
  if (!from || !to) return undefined;
  return `${from}-${to} ${opens.padStart(2, '0')}:${minutes}-${closes.padStart(2, '0')}:${lastMinutes}`;
}
