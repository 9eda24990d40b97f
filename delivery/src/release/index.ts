export { authorName } from './authorName';
export {
  bytesOf,
  contentDigest,
  digestOf,
  isSourceMap,
  mapsFolder,
  parseRelease,
  type Release,
  ReleaseError,
  readRelease,
  releaseFile,
  verifyRelease,
} from './release';
