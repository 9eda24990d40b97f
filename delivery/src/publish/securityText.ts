import type { SiteConfig } from '@site/shared/contracts';

export const securityFile = '.well-known/security.txt';

/** ms: `Expires` must be less than a year away (RFC 9116, section 2.5.5). */
const period = 182 * 24 * 60 * 60 * 1000;

export const securityPeriod = (now: Date): number => Math.floor(now.getTime() / period);

/** RFC 9116. The date changes once in a period, so that publishing again changes nothing. */
export function securityText({ contact, siteUrl }: SiteConfig, now: Date): string {
  const expires = new Date((securityPeriod(now) + 2) * period);
  return `Contact: mailto:${contact.email}
Expires: ${expires.toISOString().replace(/\.\d+/, '')}
Preferred-Languages: pt, en
Canonical: ${siteUrl}/${securityFile}
`;
}
