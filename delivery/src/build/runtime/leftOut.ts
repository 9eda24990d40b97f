/*
 * Stands in a page's script for what `leftOutOfRuntime` names: each of its functions says so, should anybody ever call it.
 */
function leftOut(): never {
  throw new Error('This function of the federation runtime is left out: the shell loads remotes by itself');
}

// Of `utils/load` and `utils/preload` of @module-federation/runtime-core …
export const getRemoteEntry = leftOut;
export const getRemoteEntryUniqueKey = leftOut;
export const getRemoteInfo = leftOut;
export const isEsmRemoteType = leftOut;
export const defaultPreloadArgs = leftOut;
export const formatPreloadArgs = leftOut;
export const normalizePreloadExposes = leftOut;
export const preloadAssets = leftOut;
// … and of `dom` and `node` of @module-federation/sdk.
export const createLink = leftOut;
export const createScript = leftOut;
export const isStaticResourcesEqual = leftOut;
export const loadScript = leftOut;
export const safeWrapper = leftOut;
export const createScriptNode = leftOut;
export const loadScriptNode = leftOut;
