export { isCnpj } from './cnpj';
export { companySchema } from './company';
export { withSocialLinks } from './earlierSocial';
export { nearest } from './nearest';
export {
  companyProblems,
  parseFacts,
  parseSiteConfig,
  parseSiteConfigText,
  SiteConfigError,
  siteConfigError,
} from './parseSiteConfig';
export { objectWanted, parseJson, problemOf, problemText } from './problems';
