import { existsSync } from 'node:fs';
import { inRoot } from './paths';

/** All that the site may have releases of, wherever their sources are; in the order of the ownership table. */
export const sitePackages = ['shell', 'mfe-catalog', 'mfe-cart', 'mfe-account', 'mfe-content'] as const;

/** A package that is built for the browser. */
export type BuiltPackage = (typeof sitePackages)[number];

/** Those whose sources are here. */
export const builtPackages: readonly BuiltPackage[] = sitePackages.filter((name) =>
  existsSync(inRoot(name, 'package.json')),
);

export const isBuiltPackage = (name: string): name is BuiltPackage =>
  (builtPackages as readonly string[]).includes(name);

/** Name in the discovery file and in Module Federation: `mfe-catalog` is `mfe_catalog`. */
export const federationName = (name: string) => name.replaceAll('-', '_');

/** The folder of a federation name: the inverse of `federationName`. */
export const folderName = (name: string) => name.replaceAll('_', '-');
