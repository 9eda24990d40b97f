/** Where things are: the repository, the folders in it, the packages of the site and its configuration. */
export { readSiteConfig } from './config';
export { type BuiltPackage, builtPackages, isBuiltPackage } from './packages';
export { inRoot, installed, root, type SiteFolder, siteFolder } from './paths';
