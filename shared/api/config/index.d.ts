export { parseSiteConfig, SiteConfigError } from './parseSiteConfig';
