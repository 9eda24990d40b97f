export { authorName } from './authorName';
export { editRelease } from './editRelease';
export { checkLimits, releaseLimits } from './limits';
export {
  bytesOf,
  checkFiles,
  contentDigest,
  digestOf,
  hasDigest,
  isAsset,
  isSourceMap,
  mapsFolder,
  parseRelease,
  type Release,
  ReleaseError,
  readRelease,
  releaseFile,
  releaseSchema,
  verifyRelease,
} from './release';
export { releaseName } from './releaseName';
export { checkSignature, type ReleaseKeys, signRelease } from './signature';
