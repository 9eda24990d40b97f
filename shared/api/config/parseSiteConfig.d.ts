import type { SiteConfig } from '../contracts';
/** Missing or wrong setting; the message is one line that names the key. */
export declare class SiteConfigError extends Error {
    name: string;
}
/**
 * Validates the content of `site.config.json`. Environment variables override its keys: `SITE_CONTACT_EMAIL` overrides
 * `contact.email`, `SITE_MAIL_ENDPOINT` overrides `mailEndpoint`.
 *
 * @throws SiteConfigError naming the first wrong key
 */
export declare function parseSiteConfig(json: unknown, environment?: Readonly<Record<string, string | undefined>>): SiteConfig;
