export { canariesFor, combinationsOf, selectionOf } from './combinations';
export { checkCompatibility } from './compatibility';
export { discoveryOf, entryDigest, entryUrl } from './discovery';
export { htmlDocument } from './document';
export { iconsOf, type SiteIcons, touchSize } from './icons';
export { publisherDigest } from './ownCode';
export { pageFile } from './pageFile';
export {
  type AllChannels,
  isReleasesFault,
  type Plan,
  type PlannedPackage,
  PublishError,
  readChannels,
  readPlan,
} from './plan';
export { type PreviewImage, previewOf } from './previewImage';
export { type EarlierPages, pinnedBy, renderSite, type SitePages } from './renderSite';
export { createServerBuilds, runServerModule, type Selection, type ServerBuilds } from './serverBuilds';
export { type Settled, settleChannels } from './settleChannels';
export { startScript } from './startScript';
export { styleSheetElement } from './styleElements';
export { createStyleTexts } from './styleTexts';
