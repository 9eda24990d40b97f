/** Name of a package in the discovery file and in Module Federation: `mfe_catalog` for the folder `mfe-catalog`. */
export declare const federationName: (folder: string) => string;
/** Folder of a federation name: the inverse of `federationName`. */
export declare const folderName: (remote: string) => string;
