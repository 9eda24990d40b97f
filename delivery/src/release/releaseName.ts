/** Releases, channels and keys have a package's name without its scope: `mfe-catalog` of `@site/mfe-catalog`. */
export const releaseName = (packageName: string): string => packageName.replace(/^@[^/]+\//, '');
