/** The packages that are built for the browser, in the order of the ownership table. */
export const builtPackages = ['shell', 'mfe-catalog', 'mfe-cart', 'mfe-account', 'mfe-content'] as const;

export type BuiltPackage = (typeof builtPackages)[number];

export const isBuiltPackage = (name: string): name is BuiltPackage =>
  (builtPackages as readonly string[]).includes(name);

/** Name in the discovery file and in Module Federation: `mfe-catalog` is `mfe_catalog`. */
export const federationName = (name: string) => name.replaceAll('-', '_');

/** The folder of a federation name: the inverse of `federationName`. */
export const folderName = (name: string) => name.replaceAll('_', '-');
