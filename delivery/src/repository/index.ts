export { readSiteConfig } from './config';
export { flushToDisk } from './flushToDisk';
export { type BuiltPackage, builtPackages, federationName, folderName, isBuiltPackage, sitePackages } from './packages';
export { inRoot, installed, root, type SiteFolder, siteFolder } from './paths';
export { replaceFile } from './replaceFile';
