/** Makes pages of releases: a plan of what channels say, whether that fits, and HTML. Writes nothing. */
export { combinationsOf } from './combinations';
export { checkCompatibility } from './compatibility';
export { discoveryOf, pinOf } from './discovery';
export { htmlDocument } from './document';
export { headScript } from './headScript';
export { iconsOf, type SiteIcons, touchSize } from './icons';
export { publisherDigest } from './ownCode';
export { pageFile } from './pageFile';
export {
  type AllChannels,
  blaming,
  isReleasesFault,
  type Plan,
  type PlannedPackage,
  PublishError,
  readChannels,
  readPlan,
} from './plan';
export { type PreviewImage, previewOf } from './previewImage';
export { renderPlan } from './renderPlan';
export { type EarlierPages, pinnedBy, type SitePages } from './renderSite';
export type { Selection } from './runner';
export { settleChannels } from './settleChannels';
export { startScript } from './startScript';
export { styleSheetElement } from './styleElements';
