/** `mfe_cart` for `mfe_cart/CartPanel` and for `mfe_cart`. */
export const remoteOf = (module: string): string => module.replace(/\/.*/, '');
