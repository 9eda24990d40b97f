import type { SiteConfig } from '@site/shared/contracts';

export const securityFile = '.well-known/security.txt';

/** Days that it holds; every publication begins them anew. */
const validDays = 364;

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
