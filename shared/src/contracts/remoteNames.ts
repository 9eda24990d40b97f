/** Name of a package in the discovery file and in Module Federation: `mfe_catalog` for the folder `mfe-catalog`. */
export const federationName = (folder: string) => folder.replaceAll('-', '_');

export const folderName = (remote: string) => remote.replaceAll('_', '-');
