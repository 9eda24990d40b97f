import type { SiteConfig } from '@site/shared/contracts';

/** Address for requests about personal data. */
export const privacyEmail = ({ privacy, contact }: Pick<SiteConfig, 'privacy' | 'contact'>): string =>
  privacy.email ?? contact.email;
