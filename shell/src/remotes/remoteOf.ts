/** `mfe_cart` of `mfe_cart/CartPanel`; the name of a remote, or of the shell, is its own. */
export const remoteOf = (module: string): string => module.replace(/\/.*/, '');
