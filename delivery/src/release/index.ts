export { editRelease } from './editRelease';
export { checkLimits, releaseLimits } from './limits';
export { authorName, releaseName } from './packageFacts';
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
export { checkSignature, type ReleaseKeys, signRelease } from './signature';
