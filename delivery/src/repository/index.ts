export { readCompanyFacts, readSiteConfig, readSiteConfigFile, siteConfigFile } from './config';
export { type BuiltPackage, builtPackages, isBuiltPackage } from './packages';
export { inRoot, installed, root, type SiteFolder, siteFolder } from './paths';
