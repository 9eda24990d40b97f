import type { SiteConfig } from '@site/shared/contracts';

export const securityFile = '.well-known/security.txt';

/** Days that it holds. */
const validDays = 364;
const msPerDay = 24 * 60 * 60 * 1000;

/** Differs from one half of a year to the next: then a site is published anew though nothing else has changed. */
export const securityPeriod = (now: Date): number => Math.floor(now.getTime() / (validDays / 2) / msPerDay);

/**
 * Whom to tell of a hole in the site (RFC 9116).
 *
 * @param now time of the publication
 */
export function securityText({ contact, siteUrl }: SiteConfig, now: Date): string {
  const expires = new Date(now);
  expires.setUTCDate(expires.getUTCDate() + validDays);
  return `Contact: mailto:${contact.email}
Expires: ${expires.toISOString().replace(/\.\d+/, '')}
Preferred-Languages: pt, en
Canonical: ${siteUrl}/${securityFile}
`;
}
