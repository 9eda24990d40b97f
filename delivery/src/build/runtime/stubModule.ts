function stub(): never {
  throw new Error('This function of the federation runtime is left out: the shell loads remotes by itself');
}

// Exports of `utils/load` and `utils/preload` in @module-federation/runtime-core.
export const getRemoteEntry = stub;
export const getRemoteEntryUniqueKey = stub;
export const getRemoteInfo = stub;
export const isEsmRemoteType = stub;
export const defaultPreloadArgs = stub;
export const formatPreloadArgs = stub;
export const normalizePreloadExposes = stub;
export const preloadAssets = stub;
// Exports of `dom` in @module-federation/sdk.
export const createLink = stub;
export const createScript = stub;
export const isStaticResourcesEqual = stub;
export const loadScript = stub;
export const safeWrapper = stub;
