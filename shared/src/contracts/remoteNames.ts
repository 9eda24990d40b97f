/** Name of a package in the discovery file and in Module Federation: `mfe_catalog` for the folder `mfe-catalog`. */
export const federationName = (folder: string) => folder.replaceAll('-', '_');

export const folderName = (remote: string) => remote.replaceAll('_', '-');

/** True for the address of an ES module; other entries are classic scripts (docs/release-format.md). */
export const isModuleEntry = (address: string): boolean => /\.mjs(?:\?|$)/.test(address);
