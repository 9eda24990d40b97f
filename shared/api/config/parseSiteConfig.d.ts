import type { SiteConfig } from '../contracts';
/** A setting that is missing or wrong; the message is one line that names the key. */
export declare class SiteConfigError extends Error {
    name: string;
}
/**
 * Checks the content of `site.config.json`, after putting the environment's values over it: `SITE_CONTACT_EMAIL` stands
 * for `contact.email`, `SITE_MAIL_ENDPOINT` for `mailEndpoint`, and so on for every key.
 *
 * @throws SiteConfigError naming the first wrong key
 */
export declare function parseSiteConfig(json: unknown, environment?: Readonly<Record<string, string | undefined>>): SiteConfig;
